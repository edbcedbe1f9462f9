import type { Carrier } from "./carrier"
import { plainCarrier } from "./plainCarrier"

let loading: Promise<Carrier> | undefined

/**
 * Loads the mail client, once; where it cannot be loaded a plain request takes its place for good.
 * A second attempt would be worse than none: the bundler hands out a script that has failed half-way as if it were whole.
 */
export const loadCarrier = () => {
  loading ??= import(/* webpackChunkName: "mail-client" */ "./clientCarrier").then(
    ({ clientCarrier }) => clientCarrier,
    () => plainCarrier,
  )
  return loading
}
