import type { ReactNode } from "react"

/** A word that begins with a single letter and a hyphen, and what is around it: e-mail, t-test. */
const lettered = /^(.*?)(?<![\p{L}-])(\p{L}-\p{L}+)(.*)$/su

/** Browsers break lines after a hyphen, even where that leaves a single letter behind. */
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

/** A heading's words, with those between *asterisks* set in italics. */
export const Headline = ({ text }: { text: string }) => <>{italicised(text)}</>
