import { graphql, useStaticQuery } from "gatsby"

/** The chat helper's questions and answers, from data/chat.json, and its labels. */
export const useChat = () => {
  const { chat, labels } = useStaticQuery<Queries.ChatQuery>(graphql`
    query Chat {
      labels {
        ...ChatLabelsCopy
      }
      chat {
        title
        notice
        welcome
        items {
          question
          answer
        }
      }
    }
  `)
  return { ...chat, labels: labels.chat }
}
