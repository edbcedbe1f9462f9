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
  return { label: labels.whatsapp, firstWords: siteFacts.contact.whatsappText }
}
