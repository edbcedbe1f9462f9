import { placeInList } from "../../src/components/Carousel/placeInList"

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

test("a list that is not shown starts at the beginning", () => {
  expect(placeInList(null)).toEqual({ first: 0, middle: 0 })
  expect(placeInList(list(0, 0, 0))).toEqual({ first: 0, middle: 0 })
})
