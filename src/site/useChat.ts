import { graphql } from "gatsby"
import { useLateFrame } from "./useLateFrame"

/** What is taken from data/chat.json. */
export const chatFragment = graphql`
  fragment ChatWords on Query {
    labels {
      chat {
        open
        close
        questions
        you
        helper
      }
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
`

/** The chat helper's questions and answers, from data/chat.json, and its labels. */
export const useChat = () => {
  const { chat, labels } = useLateFrame()
  if (!chat || !labels) throw new Error("data/chat.json or data/labels.json is not in the data layer")
  return { ...chat, labels: labels.chat }
}
