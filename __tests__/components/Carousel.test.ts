import { currentInList, placeInList, whenFocusLeaves } from "../../src/components/Carousel/Carousel"

const list = (slideWidth: number, clientWidth: number, scrollLeft: number) => {
  const element = document.createElement("ul")
  const slide = element.appendChild(document.createElement("li"))
  slide.getBoundingClientRect = () => ({ width: slideWidth }) as DOMRect
  Object.defineProperty(element, "clientWidth", { value: clientWidth })
  element.scrollLeft = scrollLeft
  return element
}

test.each([
  [300, 1200, 0, { first: 0, middle: 2 }],
  [400, 1200, 0, { first: 0, middle: 1 }],
  [300, 1200, 610, { first: 2, middle: 4 }],
  [390, 390, 780, { first: 2, middle: 2 }],
])("slides of %d px in a list of %d px that was scrolled by %d px", (slide, room, scrolled, place) => {
  expect(placeInList(list(slide, room, scrolled))).toEqual(place)
})

test("a hidden list starts at the beginning", () => {
  expect(placeInList(null)).toEqual({ first: 0, middle: 0 })
  expect(placeInList(list(0, 0, 0))).toEqual({ first: 0, middle: 0 })
})

const buildList = () => {
  document.body.innerHTML = "<ul><li><a href='#1'>1</a></li><li><a href='#2'>2</a></li></ul><button>out</button>"
  const [first, second] = document.querySelectorAll("a")
  const [list, outside] = [document.querySelector("ul"), document.querySelector("button")]
  if (!first || !second || !list || !outside) throw new Error("The scene is not complete")
  return { first, second, list, outside, callback: jest.fn() }
}

test("it calls back at once if the focus is elsewhere or there is no element", () => {
  const { list, callback } = buildList()
  whenFocusLeaves(list, callback)
  whenFocusLeaves(null, callback)
  expect(callback).toHaveBeenCalledTimes(2)
})

test("it waits while the focus moves inside, and calls back once when it leaves", () => {
  const { first, second, list, outside, callback } = buildList()
  first.focus()
  whenFocusLeaves(list, callback)
  second.focus()
  expect(callback).not.toHaveBeenCalled()
  outside.focus()
  first.focus()
  outside.focus()
  expect(callback).toHaveBeenCalledTimes(1)
})

test.each([
  ["at its start", 0, 0, 0],
  ["swiped by one slide", 300, 0, 1],
  ["swiped back", 0, 2, 0],
  ["at its end, where a later slide was chosen", 900, 5, 5],
  ["at its end, where none was", 900, 1, 3],
])("the current slide of a list %s", (_, scrolled, chosen, current) => {
  const element = list(300, 900, scrolled)
  Object.defineProperty(element, "scrollWidth", { value: 1800 })
  expect(currentInList(element, chosen, 3)).toBe(current)
})
