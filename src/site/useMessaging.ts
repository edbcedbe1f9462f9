import { graphql, useStaticQuery } from "gatsby"

/** The label of the messaging link, from data/labels.json, and the first text of the chat it opens, from data/site.json. */
export const useMessaging = () => {
  const { siteFacts, labels } = useStaticQuery<Queries.MessagingQuery>(graphql`
    query Messaging {
      siteFacts {
        contact {
          whatsappText
        }
      }
      labels {
        ...MessagingLabelCopy
      }
    }
  `)
  if (!siteFacts || !labels) throw new Error("data/site.json or data/labels.json is not in the data layer")
  return { label: labels.whatsapp, firstWords: siteFacts.contact.whatsappText }
}
