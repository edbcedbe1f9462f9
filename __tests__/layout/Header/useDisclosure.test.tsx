import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useDisclosure } from "../../../src/layout/Header/useDisclosure"

const Menu = () => {
  const { root, button, panel, isOpen } = useDisclosure()
  return (
    <>
      <div {...root}>
        <button type="button" {...button}>
          Services
        </button>
        <div {...panel} hidden={!isOpen}>
          <a href="#law">Law</a>
        </div>
      </div>
      <a href="#after">After</a>
    </>
  )
}

const button = () => screen.getByRole("button", { name: "Services" })
const isOpen = () => button().getAttribute("aria-expanded") === "true"

test.each(["{Enter}", " "])("focus alone does not open it, %j does; it closes when the focus moves on", async (key) => {
  const user = userEvent.setup()
  render(<Menu />)
  await user.tab()
  expect(button()).toHaveFocus()
  expect(isOpen()).toBe(false)
  await user.keyboard(key)
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(screen.getByText("Law")).toHaveFocus()
  await user.tab()
  expect(isOpen()).toBe(false)
})

test("a click on a link in it closes it", async () => {
  const user = userEvent.setup()
  render(<Menu />)
  await user.click(button())
  await user.click(screen.getByText("Law"))
  expect(isOpen()).toBe(false)
})

test("Escape closes it and returns the focus, without reopening it", async () => {
  const user = userEvent.setup()
  render(<Menu />)
  await user.tab()
  await user.keyboard("{Enter}")
  await user.tab()
  await user.keyboard("{Escape}")
  expect(isOpen()).toBe(false)
  expect(button()).toHaveFocus()
})

test("Escape closes it wherever the focus is, and leaves a focus elsewhere alone", async () => {
  const user = userEvent.setup()
  render(<Menu />)
  await user.click(button())
  act(() => button().blur())
  expect(isOpen()).toBe(true)
  await user.keyboard("{Escape}")
  expect(isOpen()).toBe(false)
  expect(document.body).toHaveFocus()
})
