import type { FieldValues, FormName } from "../formTables"

/** Sends forms. */
export interface MailReceiver {
  /** How large a form's text may be. */
  readonly maxBytes: number
  /** How large each of its fields may be, if that is less. */
  readonly maxFieldBytes?: number
  /** Preloads what sending needs. Never rejects. */
  prepare(): Promise<unknown>
  /** Rejects if the form is not accepted. */
  send(form: FormName, fields: FieldValues): Promise<unknown>
}

/** A hosted service that turns forms into mail. */
export interface MailProvider extends MailReceiver {
  readonly name: string
  /** The origin that visitors' browsers send to; the content policy allows it. */
  readonly origin: string
  /** The values of its settings, by their names in the environment (.env.example). */
  settings(): Readonly<Record<string, string | undefined>>
}
