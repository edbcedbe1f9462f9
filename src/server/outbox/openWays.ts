import type { OpenWay } from "./Channel"
import type { leadSettings } from "./leadSettings"
import { mailWay } from "./mailWay"
import { type WayName, wayNames, ways } from "./ways"
import { webhookWay } from "./webhookWay"

type Settings = ReturnType<typeof leadSettings>

const openers: {
  readonly [Way in WayName]: (own: NonNullable<Settings[Way]>, all: Settings) => Omit<OpenWay, "name">
} = {
  mail: (own, { isReplyOn }) => mailWay(own, isReplyOn),
  webhook: (own) => webhookWay(own),
}

const open = <Way extends WayName>(way: Way, settings: Settings): OpenWay[] => {
  const own = settings[way]
  return own ? [{ name: ways[way].name, ...openers[way](own, settings) }] : []
}

/** The ways of delivery that are set up. */
export const openWays = (settings: Settings) => wayNames.flatMap((way) => open(way, settings))
