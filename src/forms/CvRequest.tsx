interface CvRequestProps {
  /** Asks for the CV; {email} is replaced by the address as a link. */
  text: string
  /** Names the reference of what was sent, if it has one. */
  reference: string | undefined
  email: string
}

/** The reference of an application, and what asks for the CV by e-mail. */
export const CvRequest = ({ text, reference, email }: CvRequestProps) => {
  const [before = "", after = ""] = text.split("{email}")
  return (
    <>
      {reference && <p>{reference}</p>}
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </>
  )
}
