type Opener = () => void

let opener: Opener | undefined

/** Opens the search from anywhere on the page. Nothing happens before the header is hydrated. */
export const requestSearch = () => opener?.()

/** Registers the function that opens the search; returns a function that unregisters it. */
export const answerSearch = (open: Opener) => {
  opener = open
  return () => {
    opener = undefined
  }
}
