import { useEffect, useState } from "react"

/**
 * Whether no form stands in the lowest part of the window, where the floating buttons are.
 * @param path the page's path: a new page brings new forms
 */
export const useClearOfForms = (path: string) => {
  const [clear, setClear] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new forms
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        setClear(inView.size === 0)
      },
      { rootMargin: "-60% 0px 0px 0px" },
    )
    for (const form of document.querySelectorAll("form")) observer.observe(form)
    return () => observer.disconnect()
  }, [path])
  return clear
}
