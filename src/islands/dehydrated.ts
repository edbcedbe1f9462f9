declare global {
  interface Window {
    /** Whether React has hydrated the page, except for its islands. */
    isHydrated?: boolean
  }
}

/** Islands carry this attribute until they are hydrated. */
export const dehydratedAttribute = "data-dehydrated"

const listeners = new Set<() => void>()

/** Whether React does not handle an element's events yet. */
export const isDehydrated = (element: Element) =>
  !window.isHydrated || element.closest(`[${dehydratedAttribute}]`) !== null

/** Whether the page has an island that is not hydrated yet. */
export const hasDehydratedIsland = () => document.querySelector(`[${dehydratedAttribute}]`) !== null

/** Marks an island as hydrated. */
export const markHydrated = (island: Element) => {
  island.removeAttribute(dehydratedAttribute)
  for (const listener of listeners) listener()
}

/** Resolves with whether all islands of the page are hydrated within this time. */
export const whenIslandsHydrated = (timeout: number) =>
  new Promise<boolean>((resolve) => {
    const settle = (isDone: boolean) => {
      clearTimeout(timer)
      listeners.delete(check)
      resolve(isDone)
    }
    const check = () => hasDehydratedIsland() || settle(true)
    const timer = setTimeout(() => settle(false), timeout)
    listeners.add(check)
    check()
  })
