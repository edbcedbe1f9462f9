import type { Channel } from "./Channel"
import type { leadSettings } from "./leadSettings"
import { mailWay } from "./mailWay"
import { webhookWay } from "./webhookWay"

/** The ways of delivery that are set up. */
export const openWays = ({ mail, webhook, isReplyOn }: ReturnType<typeof leadSettings>): Channel[] => [
  ...(mail ? mailWay(mail, isReplyOn) : []),
  ...(webhook ? [webhookWay(webhook)] : []),
]
