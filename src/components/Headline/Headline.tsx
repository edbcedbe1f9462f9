import type { ReactNode } from "react"

const italicised = (text: string): ReactNode => {
  const [before, italic, ...rest] = text.split("*")
  return italic === undefined ? (
    before
  ) : (
    <>
      {before}
      <em>{italic}</em>
      {italicised(rest.join("*"))}
    </>
  )
}

/** A heading's words, with those between *asterisks* set in italics. */
export const Headline = ({ text }: { text: string }) => <>{italicised(text)}</>
