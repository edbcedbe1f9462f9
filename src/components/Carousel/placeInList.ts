/** The indexes of the first and the middle slide in view in the list; the carousel that replaces the list begins there. */
export const placeInList = (list: HTMLUListElement | null) => {
  const width = list?.firstElementChild?.getBoundingClientRect().width
  if (!list || !width) return { first: 0, middle: 0 }
  const first = Math.round(list.scrollLeft / width)
  return { first, middle: first + Math.floor(Math.round(list.clientWidth / width) / 2) }
}
