// What a form needs only once it is used, in a file of its own (`loadSending`).
export { ContactFallback } from "./ContactFallback"
export { likelyDomain } from "./fields/likelyDomain"
export { lengthsInWords, nationalNumber, sentValues } from "./fields/nationalNumber"
export { createReference } from "./lead/createReference"
export { suspicionOf } from "./lead/suspicionOf"
export { prepareMail, sendMail } from "./mail/sendMail"
export { NextSteps } from "./NextSteps"
