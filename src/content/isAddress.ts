/** Whether a text is a single e-mail address that can stand in a header. */
export const isAddress = (text: string) => /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text)
