/** Opens the entry of a list that the address names by its fragment, and scrolls to it. */
export const openTarget = () => {
  const id = decodeURIComponent(window.location.hash.slice(1))
  const target = document.getElementById(id)
  if (!(target instanceof HTMLDetailsElement)) return
  target.open = true
  target.scrollIntoView()
}
