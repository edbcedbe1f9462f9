import "../../support/shippedData"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { namingPage } from "../../../src/forms/namingPage"
import { ChatHelper } from "../../../src/layout/chat/ChatHelper"
import { WhatsAppLink } from "../../../src/layout/chat/WhatsAppLink"
import { namePage } from "../../../src/site/visit"
import { entry } from "../../support/data"
import { labels, chat as ownChat, site } from "../../support/siteContent"

const chat: NonNullable<typeof ownChat> = ownChat ?? entry("chat")

const { open, close, questions, you, helper } = labels.chat
const greeting = `${helper}: ${chat.welcome}`
/** The last question, since an owner may keep only one. */
const asked = chat.items.at(-1)

const toggle = () => screen.getByRole("button", { name: open })
const openChat = async () => {
  const user = userEvent.setup()
  render(<ChatHelper />)
  await user.click(screen.getByRole("button", { name: open }))
  return { user, panel: await screen.findByRole("region", { name: chat.title }) }
}
const said = () => [...screen.getByRole("log").querySelectorAll("p")].map((message) => message.textContent)

test("closed, it is a button with its collapsed state", () => {
  render(<ChatHelper />)
  expect(toggle()).toHaveAttribute("aria-expanded", "false")
  expect(screen.queryByRole("log")).toBeNull()
})

test("open, it greets, says that answers are automatic, offers its questions, and has focus", async () => {
  const { panel } = await openChat()
  expect(said()).toEqual([greeting])
  expect(within(panel).getByText(chat.notice)).toBeVisible()
  const offered = within(screen.getByRole("list", { name: questions })).getAllByRole("button")
  expect(offered.map(({ textContent }) => textContent)).toEqual(chat.items.map(({ question }) => question))
  expect(panel).toContainElement(document.activeElement as HTMLElement)
  expect(screen.getByRole("log")).toHaveAttribute("aria-live", "polite")
})

test("a tapped question appears, then its answer; there is no text field", async () => {
  const { user, panel } = await openChat()
  await user.click(screen.getByRole("button", { name: asked?.question }))
  expect(said()).toEqual([greeting, `${you}: ${asked?.question}`, `${helper}: ${asked?.answer}`])
  expect(within(panel).queryByRole("textbox")).toBeNull()
})

test("an answer ends with its link, which closes the chat", async () => {
  const linked = chat.items.find(({ link }) => link)
  // An owner may do without links.
  if (!linked?.link) return
  const { user } = await openChat()
  await user.click(screen.getByRole("button", { name: linked.question }))
  const link = within(screen.getByRole("log")).getByRole("link", { name: linked.link.label })
  expect(link).toHaveAttribute("href", linked.link.to)
  await user.click(link)
  expect(screen.queryByRole("log")).toBeNull()
})

test.each(["the close button", "Escape", "the round button", "Escape on the round button"])(
  "%s closes it, focus returns, and the conversation is gone",
  async (way) => {
    const { user, panel } = await openChat()
    await user.click(screen.getByRole("button", { name: asked?.question }))
    const round = screen.getByRole("button", { expanded: true })
    if (way === "Escape on the round button") round.focus()
    if (way.startsWith("Escape")) await user.keyboard("{Escape}")
    else await user.click(way === "the round button" ? round : within(panel).getByRole("button", { name: close }))
    expect(screen.queryByRole("log")).toBeNull()
    expect(toggle()).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(said()).toEqual([greeting])
  },
)

test.each([
  ["on a page without a name", undefined],
  ["on a page, which it names", "Zebra essays"],
])("the messaging link opens a chat with the number in a new tab, %s", (_where, page) => {
  namePage(page)
  render(<WhatsAppLink />)
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: `${labels.whatsapp} (${labels.newTab})`,
  })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener")
  expect(new URL(link.href).searchParams.get("phone")).toBe(site.contact.whatsapp.replace(/\D/g, ""))
  const firstWords = namingPage(site.contact.whatsappText, page)
  expect(new URL(link.href).searchParams.get("text")).toBe(firstWords)
})
