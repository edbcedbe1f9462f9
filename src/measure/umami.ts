import { postJson } from "./postJson"
import type { Sender } from "./Sender"
import { measureAddress, measureSettings } from "./ways"

/**
 * Umami, by its documented request (https://umami.is/docs/api/sending-stats), without what it does not need: screen,
 * language, title and referrer.
 */
export const umami: Sender = ({ event, path, properties }) =>
  postJson(measureAddress() ?? "", {
    type: "event",
    payload: {
      website: measureSettings().GATSBY_MEASURE_SITE,
      hostname: window.location.hostname,
      url: path,
      // An event without a name is a page view.
      ...(event !== "Page seen" && { name: event }),
      data: properties,
    },
  })
