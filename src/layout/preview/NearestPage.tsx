import { useEffect, useState } from "react"
import { likenessPath } from "../../site/preview/previewPaths"
import { likenessWords } from "./likenessWords"

interface NearestPageProps {
  /** The page's path. */
  path: string
  /** How many saves have changed the page. */
  saves: number
}

const ask = async (path: string, saves: number, signal: AbortSignal) => {
  const answer = await fetch(`${likenessPath}?page=${encodeURIComponent(path)}&saves=${saves}`, { signal })
  return answer.ok ? likenessWords(await answer.json()) : `The pages could not be compared: ${await answer.text()}`
}

/** How alike the page is to the one of its type that it is most like. */
export const NearestPage = ({ path, saves }: NearestPageProps) => {
  const [words, setWords] = useState("Comparing …")
  useEffect(() => {
    const aborter = new AbortController()
    const compare = async () => {
      try {
        setWords(await ask(path, saves, aborter.signal))
      } catch {
        if (!aborter.signal.aborted) setWords("The pages could not be compared: the preview does not answer.")
      }
    }
    void compare()
    return () => aborter.abort()
  }, [path, saves])
  return <p>{words}</p>
}
