import type { PlainProvider } from "./PlainProvider"

/** The page from which Netlify learns the forms and their fields. */
export const skeletonPath = "/netlify-forms.html"

/** Netlify Forms (https://docs.netlify.com/manage/forms/setup/), which shows the page that a form's `action` names. */
export const netlifyForms: PlainProvider = {
  maxBytes: 1_000_000,
  addressOf: () => skeletonPath,
  actionOf: (_form, sent) => sent,
  extrasOf: (form) => ({ "form-name": form }),
  replyToName: () => "email",
  nextName: () => undefined,
}
