/** One message of the conversation (docs/specification.md, Floating buttons). */
export interface ChatMessage {
  readonly text: string
  readonly sender: "bot" | "user"
}

/** A fixed question with its answer. */
interface ChatItem {
  readonly question: string
  readonly answer: string
}

/** The conversation at its start. */
export const opening = (welcome: string): readonly ChatMessage[] => [{ text: welcome, sender: "bot" }]

/** The conversation after a question is chosen. */
export const withAnswer = (
  messages: readonly ChatMessage[],
  { question, answer }: ChatItem,
): readonly ChatMessage[] => [...messages, { text: question, sender: "user" }, { text: answer, sender: "bot" }]
