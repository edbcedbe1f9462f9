/** Text for a terminal or a mail: control and direction characters, which could change the display, are shown as codes. */
export const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, (character) =>
    character === "\n" ? "\n" : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
