import type { FieldValues } from "../desk/createDesk"
import type { MailSettings } from "./mailSettings"

/** Takes a form's values to the mail service; rejects if the service does not take them. */
export type Carrier = (settings: MailSettings, params: FieldValues) => Promise<unknown>
