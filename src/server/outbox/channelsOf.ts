import type { Channel } from "./Channel"
import type { leadSettings } from "./leadSettings"
import { mailChannels } from "./mailChannels"
import { webhookChannel } from "./webhookChannel"

/** The ways of delivery that are set up. */
export const channelsOf = ({ mail, webhook, isReplyOn }: ReturnType<typeof leadSettings>): Channel[] => [
  ...(mail ? mailChannels(mail, isReplyOn) : []),
  ...(webhook ? [webhookChannel(webhook)] : []),
]
