import type { FieldValues } from "../formTables"
import { fetchMailClient } from "./fetchMailClient"
import type { MailSettings } from "./mailSettings"
import { withTimeout } from "./withTimeout"

/**
 * Sends a form's values to the mail service.
 * @returns the text of the answer; rejects if the service does not take the values
 */
export type MailClient = (settings: MailSettings, params: FieldValues) => Promise<string>

/** How long the client's script may take: well within what a visitor waits for an answer. */
const CLIENT_TIMEOUT_MS = 5_000

let loading: Promise<MailClient> | undefined

/**
 * Loads the mail service's client, once; where it cannot be loaded, plain requests are made from then on. There is no second
 * attempt: the bundler hands out a script that has failed half-way as if it were whole.
 */
export const loadMailClient = () => {
  loading ??= withTimeout(import(/* webpackChunkName: "mail-client" */ "./emailJsMailClient"), CLIENT_TIMEOUT_MS).then(
    ({ emailJsMailClient }) => emailJsMailClient,
    () => fetchMailClient,
  )
  return loading
}
