// One chunk, which a form loads when it is first used (`loadSending`).
export { ContactFallback } from "./ContactFallback"
export { DraftNotice } from "./drafts/DraftNotice"
export { FormSends } from "./FormSends"
export { emailHint } from "./fields/emailHint"
export { lengthMessage } from "./fields/lengthMessage"
export { phoneMessages } from "./fields/phoneMessages"
export { NextSteps } from "./NextSteps"
export { present } from "./present"
