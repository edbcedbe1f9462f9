import { act, configure, render, screen } from "@testing-library/react"
import { requestToast } from "../../../src/components/toasts/requestToast"
import { Toasts } from "../../../src/components/toasts/Toasts"

// The library is imported when the first toast is requested.
configure({ asyncUtilTimeout: 10_000 })

test("early toasts are shown once the library is loaded", async () => {
  requestToast({ kind: "error", text: "Asked for early" })
  render(<Toasts />)
  expect(await screen.findByText("Asked for early")).toBeInTheDocument()
  act(() => requestToast({ kind: "success", text: "And another", time: 3000 }))
  expect(await screen.findByText("And another")).toBeInTheDocument()
  expect(document.querySelector(".Toastify__toast-container--top-right")).not.toBeNull()
})

test("above the limit they wait", async () => {
  render(<Toasts />)
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) requestToast({ kind: "success", text: `Toast ${number}` })
  })
  expect(await screen.findByText("Toast 3")).toBeInTheDocument()
  expect(screen.queryByText("Toast 5")).toBeNull()
})

test("while a dialog is open they are inside it, and then in the page again", async () => {
  const dialog = document.createElement("dialog")
  dialog.open = true
  document.body.append(dialog)
  render(<Toasts />)
  act(() => requestToast({ kind: "success", text: "Sent from the dialog" }))
  expect(dialog).toContainElement(await screen.findByText("Sent from the dialog"))
  dialog.remove()
  act(() => requestToast({ kind: "success", text: "Sent from the page" }))
  expect(await screen.findByText("Sent from the page")).toBeInTheDocument()
})
