import { graphql, useStaticQuery } from "gatsby"

/** The chat helper's questions and answers, from data/chat.json; null without that file. */
export const useChat = () =>
  useStaticQuery<Queries.ChatQuery>(graphql`
    query Chat {
      chat {
        title
        notice
        welcome
        items {
          question
          answer
          link {
            label
            to
          }
        }
      }
    }
  `).chat
