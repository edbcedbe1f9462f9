import type { FormName } from "../formTables"

/** A service that takes what a form posts by itself, so that forms work without scripts, too. */
export interface PlainProvider {
  /** How large a form's text may be. */
  readonly maxBytes: number
  /** The address that scripts post a form to, a path if it is on this site. */
  addressOf(form: FormName): string
  /**
   * The address that the form posts to by itself.
   * @param sent the path of the page that says what happens next
   */
  actionOf(form: FormName, sent: string): string
  /** The names and values that go along with a form's own. */
  extrasOf(form: FormName): Readonly<Record<string, string>>
  /** The name under which the service expects the visitor's e-mail address. */
  replyToName(): string
  /** The name of the field with the address of the page that it shall end on, if it takes one. */
  nextName(): string | undefined
}
