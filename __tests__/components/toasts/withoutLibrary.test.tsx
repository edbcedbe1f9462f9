import { act, render, screen, waitFor } from "@testing-library/react"
import { requestToast } from "../../../src/components/toasts/requestToast"
import { Toasts } from "../../../src/components/toasts/Toasts"

jest.mock("react-toastify/unstyled", () => {
  throw new Error("Loading chunk toasts failed.")
})

test("if the library cannot be loaded, a plain box shows the text for the same time", async () => {
  render(<Toasts />)
  act(() => requestToast({ kind: "error", text: "Not sent", time: 100 }))
  expect(await screen.findByRole("alert")).toHaveTextContent("Not sent")
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
})
