import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import chat from "../../data/chat.json"
import { ChatHelper } from "../../src/chat/ChatHelper"
import { WhatsAppLink } from "../../src/chat/WhatsAppLink"

jest.mock("gatsby", () => require("../support/gatsbyDouble"))

const toggle = () => screen.getByRole("button", { name: /the chat helper$/, expanded: undefined })
const openChat = async () => {
  const user = userEvent.setup()
  render(<ChatHelper />)
  await user.click(screen.getByRole("button", { name: "Open the chat helper" }))
  return { user, panel: await screen.findByRole("region", { name: chat.title }) }
}
const said = () => [...screen.getByRole("log").children].map((message) => message.textContent)

test("closed, it is a button that says so", () => {
  render(<ChatHelper />)
  expect(toggle()).toHaveAttribute("aria-expanded", "false")
  expect(screen.queryByRole("log")).toBeNull()
})

test("open, it greets, says that answers are automatic, offers six questions, and has the focus", async () => {
  const { panel } = await openChat()
  expect(said()).toEqual(["Helper: Hello! How can I help you?"])
  expect(within(panel).getByText(chat.notice)).toBeVisible()
  const questions = within(screen.getByRole("list", { name: "Questions to choose from" })).getAllByRole("button")
  expect(questions.map(({ textContent }) => textContent)).toEqual(chat.items.map(({ question }) => question))
  expect(panel).toContainElement(document.activeElement as HTMLElement)
  expect(screen.getByRole("log")).toHaveAttribute("aria-live", "polite")
})

test("a tapped question is said, then its answer; nothing can be typed", async () => {
  const { user, panel } = await openChat()
  const [, second] = chat.items
  await user.click(screen.getByRole("button", { name: second?.question }))
  expect(said()).toEqual([
    "Helper: Hello! How can I help you?",
    `You: ${second?.question}`,
    `Helper: ${second?.answer}`,
  ])
  expect(within(panel).queryByRole("textbox")).toBeNull()
})

test.each(["the close button", "Escape", "the round button"])(
  "%s closes it, focus returns, and it forgets",
  async (way) => {
    const { user, panel } = await openChat()
    await user.click(screen.getByRole("button", { name: chat.items[0]?.question }))
    if (way === "Escape") await user.keyboard("{Escape}")
    else if (way === "the close button")
      await user.click(within(panel).getByRole("button", { name: "Close the chat helper" }))
    else await user.click(screen.getByRole("button", { expanded: true }))
    expect(screen.queryByRole("log")).toBeNull()
    expect(toggle()).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(said()).toEqual(["Helper: Hello! How can I help you?"])
  },
)

test("the messaging link leads to a chat with the number, in a new tab", () => {
  render(<WhatsAppLink />)
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Chat with us on WhatsApp (opens in a new tab)" })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener")
  expect(new URL(link.href).searchParams.get("phone")).toBe("910000000000")
  expect(new URL(link.href).searchParams.get("text")).not.toContain("{brand}")
})
