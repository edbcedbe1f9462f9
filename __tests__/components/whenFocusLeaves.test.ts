import { whenFocusLeaves } from "../../src/components/Carousel/whenFocusLeaves"

const build = () => {
  document.body.innerHTML = "<ul><li><a href='#1'>1</a></li><li><a href='#2'>2</a></li></ul><button>out</button>"
  const [first, second] = document.querySelectorAll("a")
  const [list, outside] = [document.querySelector("ul"), document.querySelector("button")]
  if (!first || !second || !list || !outside) throw new Error("The scene is not complete")
  return { first, second, list, outside, callback: jest.fn() }
}

test("it calls back at once where the focus is elsewhere, or there is no element", () => {
  const { list, callback } = build()
  whenFocusLeaves(list, callback)
  whenFocusLeaves(null, callback)
  expect(callback).toHaveBeenCalledTimes(2)
})

test("it waits while the focus moves inside, and calls back once when it leaves", () => {
  const { first, second, list, outside, callback } = build()
  first.focus()
  whenFocusLeaves(list, callback)
  second.focus()
  expect(callback).not.toHaveBeenCalled()
  outside.focus()
  first.focus()
  outside.focus()
  expect(callback).toHaveBeenCalledTimes(1)
})
