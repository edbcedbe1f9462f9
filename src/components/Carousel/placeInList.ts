/** Which of the list's slides is the first in view, and which the middle one: there the carousel begins when it replaces the list. */
export const placeInList = (list: HTMLUListElement | null) => {
  const width = list?.firstElementChild?.getBoundingClientRect().width
  if (!list || !width) return { first: 0, middle: 0 }
  const first = Math.round(list.scrollLeft / width)
  return { first, middle: first + Math.floor(Math.round(list.clientWidth / width) / 2) }
}
