// What a form needs only once it is used, in a file of its own (`loadSending`).
export { ContactFallback } from "./ContactFallback"
export { likelyDomain } from "./fields/likelyDomain"
export { createReference } from "./lead/createReference"
export { prepareMail, sendMail } from "./mail/sendMail"
export { NextSteps } from "./NextSteps"
