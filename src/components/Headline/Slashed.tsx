import { Fragment } from "react"

/** Text in which a line may break after a slash. */
export const Slashed = ({ text }: { text: string }) => (
  <>
    {text.split("/").map((word, index) => (
      <Fragment key={word}>
        {index > 0 && (
          <>
            /<wbr />
          </>
        )}
        {word}
      </Fragment>
    ))}
  </>
)
