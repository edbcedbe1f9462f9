import type { Page } from "@playwright/test"

/** Words outside the window, and whether the page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const root = document.scrollingElement
    if (root && root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue
      // Carousels and wide tables scroll or slide; visually hidden words are for screen readers.
      if (parent.closest("fieldset[data-kind] ul, .slick-list, .table, dialog, script, noscript, aside")) continue
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects())
        if (width > 2 && (right > innerWidth + 1 || left < -1) && getComputedStyle(parent).clipPath === "none")
          lost.push(`"${node.textContent.trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)}`)
    }
    return lost
  })

/** Words clipped by a box that is too small, except texts deliberately cut to a number of lines. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue
      if (parent.closest("dialog, script, noscript, [inert], .slick-list, fieldset[data-kind] ul")) continue
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowY, webkitLineClamp, clipPath } = getComputedStyle(box)
        if (webkitLineClamp !== "none" || clipPath !== "none") break
        const { top, bottom } = box.getBoundingClientRect()
        if (/hidden|clip/.test(overflowY) && (words.top < top - 2 || words.bottom > bottom + 2))
          lost.push(`"${node.textContent.trim().slice(0, 40)}" in ${box.tagName} ${box.className}`)
      }
    }
    return lost
  })
