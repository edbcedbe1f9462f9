import { useEffect, useState } from "react"
import { structuredIssues } from "./structuredIssues"

/** The types of a page's structured data, with the validator's verdict. */
export const StructuredData = ({ json }: { json: string }) => {
  const [verdict, setVerdict] = useState<Awaited<ReturnType<typeof structuredIssues>>>()
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const found = await structuredIssues(json)
      if (isCurrent) setVerdict(found)
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [json])
  if (!verdict) return <p>Checking …</p>
  const { types, errors, advice } = verdict
  if (types.length === 0) return <p>The page has none.</p>
  return (
    <>
      <p>
        {types.join(", ")}: {errors.length === 0 ? "no errors" : `${errors.length} to fix`}.
      </p>
      <ul>
        {[...errors, ...advice].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}
