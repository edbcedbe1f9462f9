import "../../support/shippedData"
import { TextEncoder } from "node:util"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { PhoneMenu } from "../../../src/layout/Header/PhoneMenu"
import { labels } from "../../support/siteContent"

beforeAll(() => {
  Object.assign(globalThis, { TextEncoder })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

test.each([["left as it was"], ["changed, so that React replaces it"]])(
  "opened before its script is there, it stays open: HTML %s",
  async (html) => {
    const { renderToString } = await import("react-dom/server")
    document.body.innerHTML = `<div>${renderToString(<PhoneMenu />)}</div>`
    const root = document.body.firstElementChild as HTMLElement
    const before = root.querySelector("dialog") as HTMLDialogElement
    before.showModal()
    const isChanged = html !== "left as it was"
    if (isChanged) before.querySelector("summary")?.replaceChildren("Leistungen")
    jest.spyOn(console, "error").mockImplementation()
    await act(async () => void hydrateRoot(root, <PhoneMenu />, { onRecoverableError: () => undefined }))
    expect(before.isConnected).toBe(!isChanged)
    expect(root.querySelector("dialog")).toHaveAttribute("open")
  },
)

test.each([
  ["with commands closes it by itself, without a warning that it is closed already", true],
  ["without them lets it be closed", false],
])("a browser %s", (_, hasCommands) => {
  if (hasCommands) Object.assign(HTMLButtonElement.prototype, { commandForElement: null })
  const close = jest.fn()
  HTMLDialogElement.prototype.close = close
  document.body.replaceChildren()
  render(<PhoneMenu />)
  fireEvent.click(screen.getByText(labels.navigation.closeMenu))
  expect(close).toHaveBeenCalledTimes(hasCommands ? 0 : 1)
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement")
})
