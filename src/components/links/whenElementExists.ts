/**
 * Calls back once an element with this id is on the page, possibly immediately.
 * @returns unsubscribe
 */
export const whenElementExists = (id: string, callback: () => void) => {
  const look = () => {
    if (!document.getElementById(id)) return
    observer.disconnect()
    callback()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
