import { ChunkLoadMessage } from "../../errors/ChunkLoadMessage"
import { useForms } from "../../site/useForms"
import { useSite } from "../../site/useSite"
import { useDesk, useDeskPart } from "../desk/DeskContext"
import type { FieldWords } from "../fields/fieldWords"
import { mailAddress } from "../wayout/mailAddress"
import { typedText } from "../wayout/typedText"
import { whatsAppAddress } from "../wayout/whatsAppAddress"
import * as styles from "./FormFrame.module.css"
import { SendAgain } from "./SendAgain"

interface WayOutProps {
  fields: Readonly<Record<string, FieldWords>>
  subject: string
  email?: string
}

/** After a failed send: other ways to reach the company, with everything that was typed. */
export const WayOut = ({ fields, subject, email }: WayOutProps) => {
  const { shared } = useForms()
  const { contact } = useSite()
  const { desk } = useDesk()
  const text = useDeskPart(desk, ({ values }) => typedText(values, fields))
  const offline = useDeskPart(desk, (state) => state.offline)
  const fault = useDeskPart(desk, (state) => state.fault)
  return (
    <div className={styles.wayOut}>
      {offline && <SendAgain />}
      {fault && !offline && <ChunkLoadMessage error={fault} />}
      <p>{shared.wayOut}</p>
      <p className={styles.ways}>
        <a href={mailAddress(email ?? contact.email, subject, text)}>{shared.byEmail}</a>
        <a href={whatsAppAddress(contact.whatsapp, text)} target="_blank" rel="noopener">
          {shared.byWhatsApp}
        </a>
      </p>
    </div>
  )
}
