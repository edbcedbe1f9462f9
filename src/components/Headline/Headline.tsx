import { Fragment, type ReactNode } from "react"
import { headlineParts } from "../../site/plainHeadline"

/** A word that begins with a single letter and a hyphen (e-mail, t-test), and the text around it. */
const lettered = /^(.*?)(?<![\p{L}-])(\p{L}-\p{L}+)(.*)$/su

/** Prevents a line break that would separate the first letter: browsers break lines after any hyphen. */
const unbroken = (text: string): ReactNode => {
  const [, before, word, after = ""] = lettered.exec(text) ?? []
  return word === undefined ? (
    text
  ) : (
    <>
      {before}
      <span className="unbroken">{word}</span>
      {unbroken(after)}
    </>
  )
}

/** A headline, with the words between *asterisks* in italics; `\*` is an asterisk. */
export const Headline = ({ text }: { text: string }) => (
  <>
    {headlineParts(text).map((part, index) => {
      const Tag = index % 2 === 1 ? "em" : Fragment
      // A short first word in italics stays with the next.
      const joined = Tag === "em" ? part.replace(/^(\S{1,3}) /, "$1\u00A0") : part
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      return <Tag key={index}>{unbroken(joined)}</Tag>
    })}
  </>
)
