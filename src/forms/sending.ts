// One chunk, which a form loads when it is first used (`loadSending`).
export { ContactFallback } from "./ContactFallback"
export { likelyDomain } from "./fields/likelyDomain"
export { lengthsInWords, nationalNumber, sentValues } from "./fields/nationalNumber"
export { createReference } from "./lead/createReference"
export { suspicionOf } from "./lead/suspicionOf"
export { prepareMail, sendMail } from "./mail/sendMail"
export { NextSteps } from "./NextSteps"
