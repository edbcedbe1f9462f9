/**
 * Keeps the submits of forms that React cannot hear yet: they would leave the page and lose what was typed.
 * `takeEarlySubmit` sends those forms when they are hydrated.
 */
export const queueSubmits = () =>
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement & { sentEarly?: boolean }
      if (!form.dataset.early) return
      event.preventDefault()
      form.sentEarly = true
    },
    true,
  )
