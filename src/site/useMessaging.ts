import { graphql } from "gatsby"
import { useLateFrame } from "./useLateFrame"

/** What the messaging link says, and what it writes. */
export const messagingFragment = graphql`
  fragment MessagingWords on Query {
    siteFacts {
      contact {
        whatsappText
      }
    }
    labels {
      whatsapp
    }
  }
`

/** The name of the messaging link, from data/labels.json, and the first words of the chat it opens, from data/site.json. */
export const useMessaging = () => {
  const { siteFacts, labels } = useLateFrame()
  if (!siteFacts || !labels) throw new Error("data/site.json or data/labels.json is not in the data layer")
  return { label: labels.whatsapp, firstWords: siteFacts.contact.whatsappText }
}
