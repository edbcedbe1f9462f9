import { graphql } from "gatsby"
import { useFrame } from "./useFrame"

/** What the frame of a page takes from data/chat.json. */
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
  const { chat } = useFrame()
  if (!chat) throw new Error("data/chat.json is not in the data layer")
  return chat
}
