import { onFirstInteraction, onNextInteraction } from "../../src/islands/firstInteraction"

const begin = jest.fn()

beforeEach(() => {
  begin.mockClear()
  window.hasInteracted = false
  document.body.innerHTML = '<a href="/plans"><b>Plans</b></a><p>Words</p>'
})

const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test.each(["pointerdown", "keydown", "focusin", "scroll"])("a first %s counts, once", (type) => {
  onFirstInteraction(begin)
  expect(begin).not.toHaveBeenCalled()
  for (const _ of [1, 2]) fire("p", type)
  expect(begin).toHaveBeenCalledTimes(1)
})

test("so does the mouse over a link, but not over words", () => {
  onFirstInteraction(begin)
  fire("p", "pointerover")
  expect(begin).not.toHaveBeenCalled()
  fire("b", "pointerover")
  expect(begin).toHaveBeenCalledTimes(1)
})

test("who asks afterwards is called at once", () => {
  onFirstInteraction(() => undefined)
  fire("p", "keydown")
  onFirstInteraction(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test("the next interaction with an element is not one with another, nor an earlier one", () => {
  onFirstInteraction(() => undefined)
  fire("a", "pointerdown")
  onNextInteraction(document.querySelector("p") as Node, begin)
  fire("a", "pointerdown")
  expect(begin).not.toHaveBeenCalled()
  for (const _ of [1, 2]) fire("p", "focusin")
  expect(begin).toHaveBeenCalledTimes(1)
})
