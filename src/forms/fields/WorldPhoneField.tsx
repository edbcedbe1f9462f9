import { useDialCodes } from "../../site/useDialCodes"
import { useDesk, useDeskPart } from "../desk/DeskContext"
import { useControl } from "../desk/useControl"
import type { FieldWords } from "./fieldWords"
import { PhoneField } from "./PhoneField"

/**
 * A phone field with every country's dial code. The long list is put in when the form is first used,
 * so that pages do not carry it in their HTML; until then only the chosen code is there.
 */
export const WorldPhoneField = (props: { name: string; words: FieldWords; codeWords: FieldWords }) => {
  const { desk } = useDesk()
  const awake = useDeskPart(desk, (state) => state.awake)
  const { text: chosen } = useControl("countryCode")
  const all = useDialCodes()
  return <PhoneField {...props} codes={awake ? all : [{ code: chosen }]} />
}
