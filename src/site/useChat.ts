import { graphql } from "gatsby"
import { useLateFrame } from "./useLateFrame"

/** What is taken from data/chat.json. */
export const chatFragment = graphql`
  fragment ChatWords on Query {
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
`

/** The chat helper's questions and answers, from data/chat.json. */
export const useChat = () => {
  const { chat } = useLateFrame()
  if (!chat) throw new Error("data/chat.json is not in the data layer")
  return chat
}
