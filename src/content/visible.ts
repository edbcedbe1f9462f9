/**
 * Text for a terminal, a mail or the inbox: control and direction characters, which could change the display, are shown as
 * codes. What joins letters and emoji stays.
 */
export const visible = (text: string) =>
  text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Surrogate}]/gu, (character) =>
    character === "\n" ? "\n" : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
