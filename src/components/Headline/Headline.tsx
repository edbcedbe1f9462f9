import { Fragment } from "react"
import { headlineParts } from "../../site/plainHeadline"
import { Unbroken } from "./Unbroken"

/** A headline, with the words between *asterisks* in italics; `\*` is an asterisk. */
export const Headline = ({ text }: { text: string }) => (
  <>
    {headlineParts(text).map((part, index) => {
      const Tag = index % 2 === 1 ? "em" : Fragment
      // A short first word in italics stays with the next.
      const joined = Tag === "em" ? part.replace(/^(\S{1,3}) /, "$1\u00A0") : part
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Tag key={index}>
          <Unbroken text={joined} />
        </Tag>
      )
    })}
  </>
)
