/** A word that begins with a single letter and a hyphen (e-mail, t-test), and the text around it. */
const lettered = /^(.*?)(?<![\p{L}-])(\p{L}-\p{L}+)(.*)$/su

/** Text in which no line break separates the first letter of such a word: browsers break lines after any hyphen. */
export const Unbroken = ({ text }: { text: string }) => {
  const [, before, word, after = ""] = lettered.exec(text) ?? []
  if (word === undefined) return <>{text}</>
  return (
    <>
      {before}
      <span className="unbroken">{word}</span>
      <Unbroken text={after} />
    </>
  )
}
