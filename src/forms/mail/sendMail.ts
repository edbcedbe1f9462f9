import type { FieldValues } from "../desk/createDesk"
import type { FormId } from "../formIds"
import { loadCarrier } from "./loadCarrier"
import { mailSettings } from "./mailSettings"
import { templateParams } from "./templateParams"
import { withTimeout } from "./withTimeout"

/** How long an answer may take; neither the mail client nor the browser sets a limit. */
export const patience = 15_000

/** Whether a form was sent, and if not, whether the browser was offline. */
export type MailResult = { readonly sent: true } | { readonly sent: false; readonly offline: boolean }

/** The one way by which forms leave this site. It never rejects: every failure is a result. */
export const sendMail = async (form: FormId, values: FieldValues): Promise<MailResult> => {
  try {
    const carry = await withTimeout(loadCarrier(), patience)
    const settings = mailSettings(form, window.location.origin)
    await withTimeout(carry(settings, templateParams(form, values)), patience)
    return { sent: true }
  } catch (cause) {
    // For developers: the client rejects with a status, a sentence or an error; visitors see the form's own words.
    console.error(`The form '${form}' was not sent.`, cause)
    return { sent: false, offline: !navigator.onLine }
  }
}
