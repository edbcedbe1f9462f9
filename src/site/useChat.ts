import { graphql, useStaticQuery } from "gatsby"

/** The chat helper's questions and answers, from data/chat.json. */
export const useChat = () => {
  const { chat } = useStaticQuery<Queries.ChatWordsQuery>(graphql`
    query ChatWords {
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
  if (!chat) throw new Error("data/chat.json is not in the data layer")
  return chat
}
