import type { ReactNode } from "react"

/** A word that begins with a single letter and a hyphen, and the characters around it: e-mail, t-test. */
const lettered = /^(.*?)(?<![\p{L}-])(\p{L}-\p{L}+)(.*)$/su

/** Browsers break lines after a hyphen, even if a single letter remains on the line. */
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
