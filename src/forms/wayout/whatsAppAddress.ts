import { clipForLink } from "./clipForLink"

/** A link that opens a chat with a number, with the text already written. */
export const whatsAppAddress = (phone: string, text: string) =>
  `https://api.whatsapp.com/send?phone=${phone.replace(/\D/g, "")}&text=${clipForLink(text)}`
