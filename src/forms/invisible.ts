/** Characters that show nothing: control and format characters, fillers, the blank Braille pattern. */
const marks = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/**
 * A text without the characters that show nothing, such as direction marks that come with a copied address, and without
 * white space around it.
 */
export const withoutInvisible = (text: string) => text.replace(marks, "").trim()

/** Whether a text shows nothing. */
export const isBlank = (text: string) => withoutInvisible(text) === ""
