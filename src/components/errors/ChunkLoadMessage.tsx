import { useEffect } from "react"
import { fill } from "../../site/fill"
import { isConnected } from "../../site/isConnected"
import { useLabels } from "../../site/useLabels"
import { buttonClass } from "../Button/buttonClass"
import { chunkId } from "./chunkId"
import { partFailureEvent } from "./loadFailure"
import { reloadOnce } from "./reloadOnce"

/** Says that a script did not load. The first time in a session the page reloads by itself; later it offers a button. */
export const ChunkLoadMessage = ({ error }: { error: Error }) => {
  const { errors } = useLabels()
  useEffect(() => {
    if (process.env.GATSBY_MEASURE) dispatchEvent(new Event(partFailureEvent))
    void isConnected().then((connected) => connected && reloadOnce())
  }, [])
  return (
    <>
      <p role="alert">{fill(errors.chunk, { id: chunkId(error) ?? "" })}</p>
      <button type="button" className={buttonClass({ tone: "strong", small: true })} onClick={() => location.reload()}>
        {errors.reload}
      </button>
    </>
  )
}
