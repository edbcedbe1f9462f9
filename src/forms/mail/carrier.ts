import type { FieldValues } from "../desk/createDesk"
import type { MailSettings } from "./mailSettings"

/**
 * Takes a form's values to the mail service.
 * @param signal gives the request up: if it has not arrived yet, it never will
 * @returns the text of the answer; rejects if the service does not take the values
 */
export type Carrier = (settings: MailSettings, params: FieldValues, signal: AbortSignal) => Promise<string>
