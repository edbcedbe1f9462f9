import { onFirstInteraction, onNextUse } from "../../src/islands/firstInteraction"

const begin = jest.fn()

beforeEach(() => {
  begin.mockClear()
  window.hasInteracted = false
  document.body.innerHTML = '<a href="/plans"><b>Plans</b></a><p>Words</p>'
})

const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test.each(["pointerdown", "keydown", "focusin", "scroll", "click", "input", "submit"])(
  "a first %s counts, once",
  (type) => {
    onFirstInteraction(begin)
    expect(begin).not.toHaveBeenCalled()
    for (const _ of [1, 2]) fire("p", type)
    expect(begin).toHaveBeenCalledTimes(1)
  },
)

test("so does the mouse over a link, but not over text", () => {
  onFirstInteraction(begin)
  fire("p", "pointerover")
  expect(begin).not.toHaveBeenCalled()
  fire("b", "pointerover")
  expect(begin).toHaveBeenCalledTimes(1)
})

test("later subscribers are called at once", () => {
  onFirstInteraction(() => undefined)
  fire("p", "keydown")
  onFirstInteraction(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test("neither uses of other elements, nor earlier uses, nor mouse moves count as the next use of an element", () => {
  fire("p", "click")
  onNextUse(document.querySelector("p") as Element, begin)
  fire("a", "click")
  fire("p", "pointerover")
  expect(begin).not.toHaveBeenCalled()
  for (const _ of [1, 2]) fire("p", "focusin")
  expect(begin).toHaveBeenCalledTimes(1)
})
