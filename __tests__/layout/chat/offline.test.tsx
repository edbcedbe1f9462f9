import "../../support/shippedData"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { takeToastRequests } from "../../../src/components/toasts/requestToast"
import { ChatHelper } from "../../../src/layout/chat/ChatHelper"
import { requestSearch } from "../../../src/search/requestSearch"
import { SearchLoader } from "../../../src/search/SearchLoader"
import { entry } from "../../support/data"
import { labels, chat as ownChat } from "../../support/siteContent"

const chat: NonNullable<typeof ownChat> = ownChat ?? entry("chat")

/** Whether code can be loaded. */
let mockIsReached = false
const mockLoad = (file: string) => {
  if (mockIsReached) return jest.requireActual(file)
  throw new Error("Loading chunk 1 failed.")
}
jest.mock("../../../src/layout/chat/ChatPanel", () => mockLoad("../../../src/layout/chat/ChatPanel"))
jest.mock("../../../src/search/SearchDialog", () => mockLoad("../../../src/search/SearchDialog"))

const shown = jest.fn()
let stop: () => void

beforeEach(() => {
  mockIsReached = false
  stop = takeToastRequests(shown.mockClear())
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
  window.___loader = { loadPageSync: () => undefined }
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

const toast = { kind: "error", text: labels.errors.offline }

test("the chat, first opened offline, says so as links do, and opens once there is a connection", async () => {
  const user = userEvent.setup()
  render(<ChatHelper />)
  await user.click(screen.getByRole("button", { name: labels.chat.open }))
  await waitFor(() => expect(shown).toHaveBeenCalledWith(toast))
  expect(screen.queryByRole("alert")).toBeNull()
  mockIsReached = true
  await user.click(screen.getByRole("button", { name: labels.chat.open }))
  expect(await screen.findByRole("region", { name: chat.title })).toBeVisible()
})

test("the search, first used offline, says so, and does not leave the page", async () => {
  render(<SearchLoader loadResults={async () => undefined} />)
  requestSearch()
  await waitFor(() => expect(shown).toHaveBeenCalledWith(toast))
})
