import { clipForLink } from "./clipForLink"

/** A link that opens the visitor's mail program with the text already written. */
export const mailAddress = (email: string, subject: string, text: string) =>
  `mailto:${email}?subject=${clipForLink(subject)}&body=${clipForLink(text.replace(/\r?\n/g, "\r\n"))}`
