/** Characters that show nothing: white space, control and format characters, fillers, the blank Braille pattern. */
const invisible = "[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]"

const anywhere = new RegExp(`${invisible}+`, "gu")
const around = new RegExp(`^${invisible}+|${invisible}+$`, "gu")

/** Whether a text shows nothing. */
export const isBlank = (text: string) => text.replace(anywhere, "") === ""

/** A text without the invisible characters around it, such as direction marks that come with a copied address. */
export const withoutMarks = (text: string) => text.replace(around, "")
