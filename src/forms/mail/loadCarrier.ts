import type { Carrier } from "./carrier"
import { plainCarrier } from "./plainCarrier"
import { withTimeout } from "./withTimeout"

/** How long the mail client's script may take: well within what a visitor waits for an answer. */
const patience = 5_000

let loading: Promise<Carrier> | undefined

/**
 * Loads the mail client, once; where it cannot be loaded a plain request takes its place for good.
 * A second attempt would be worse than none: the bundler hands out a script that has failed half-way as if it were whole.
 */
export const loadCarrier = () => {
  loading ??= withTimeout(import(/* webpackChunkName: "mail-client" */ "./clientCarrier"), patience).then(
    ({ clientCarrier }) => clientCarrier,
    () => plainCarrier,
  )
  return loading
}
