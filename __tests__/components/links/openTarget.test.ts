import { openTarget } from "../../../src/components/links/openTarget"

const scrolled = jest.fn()
const scrollBy = jest.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
  window.scrollBy = scrollBy
  scrolled.mockClear()
  scrollBy.mockClear()
  document.body.innerHTML = ""
  window.history.replaceState(null, "", "/#faq-price")
})

const addQuestion = () => {
  document.body.innerHTML = "<details id='faq-price'><summary>Price?</summary></details>"
  return document.querySelector("details") as HTMLDetailsElement
}
/** Waits for the mutation observer. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test("after a link, the entry opens, and the page and the focus go there", () => {
  const question = addQuestion()
  openTarget(true)
  expect(question.open).toBe(true)
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(question).toHaveFocus()
})

test("on a page that the browser has opened, the entry opens, and stays where it is on the screen", () => {
  const question = addQuestion()
  question.getBoundingClientRect = () => ({ top: question.open ? 120 : 200 }) as DOMRect
  openTarget(false)
  expect(question.open).toBe(true)
  expect(scrolled).not.toHaveBeenCalled()
  expect(scrollBy).toHaveBeenCalledWith(0, -80)
})

test.each([
  ["part", "<h2 id='faq-price'>Price</h2><details><summary>Price</summary></details>"],
  ["part with its earlier anchors", "<section><span id='faq-price'></span><h2>Price</h2><details></details></section>"],
  ["question with its earlier anchors", "<details><summary><span id='faq-price'></span>Price</summary></details>"],
  ["row", "<table><tr id='faq-price'><th><details><summary>Price</summary></details></th></tr></table>"],
])("a folded %s is unfolded", (_, html) => {
  document.body.innerHTML = html
  openTarget(true)
  expect(document.querySelector("details")).toHaveAttribute("open")
})

test("an entry that appears later is scrolled to", async () => {
  openTarget(true)
  const question = addQuestion()
  await settle()
  expect(question.open).toBe(true)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test.each(["wheel", "touchmove", "keydown", "pointerdown"])(
  "an entry that appears later is not scrolled to after the visitor's %s",
  async (type) => {
    openTarget(true)
    window.dispatchEvent(new Event(type))
    addQuestion()
    await settle()
    expect(scrolled).not.toHaveBeenCalled()
  },
)
