/** The first letters of a name's first and last word. */
export const initialsOf = (name: string) => {
  const words = name.split(" ")
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0) ?? "").join("")
}
