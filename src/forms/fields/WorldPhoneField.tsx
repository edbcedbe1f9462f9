import { useDialCodes } from "../../site/useDialCodes"
import { PhoneField } from "./PhoneField"
import type { FieldProps } from "./useFormField"

/** A phone field with every country's dial code. */
export const WorldPhoneField = (props: FieldProps) => <PhoneField {...props} codes={useDialCodes()} deferred />
