/** The address of a chat with a phone number. */
export const whatsAppAddress = (phone: string) => `https://api.whatsapp.com/send?phone=${phone.replace(/\D/g, "")}`
