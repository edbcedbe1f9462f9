import type { ReactNode } from "react"

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

const italicised = (text: string): ReactNode => {
  const [before = "", italic, ...rest] = text.split("*")
  return italic === undefined ? (
    unbroken(before)
  ) : (
    <>
      {unbroken(before)}
      <em>{unbroken(italic)}</em>
      {italicised(rest.join("*"))}
    </>
  )
}

/** A headline, with the words between *asterisks* in italics. */
export const Headline = ({ text }: { text: string }) => <>{italicised(text)}</>
