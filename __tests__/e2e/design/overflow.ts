import type { Page } from "@playwright/test"

/** Words outside the window, and whether the page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const root = document.scrollingElement
    if (root && root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue
      // Carousels, wide tables and formulas scroll or slide; visually hidden words are for screen readers.
      if (parent.closest("fieldset[data-kind] ul, .slick-list, .table, .formula, dialog, script, noscript, aside"))
        continue
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects())
        if (
          width > 2 &&
          (right > innerWidth + 1 || left < -1) &&
          getComputedStyle(parent).clipPath === "none" &&
          !scrolls(parent)
        )
          lost.push(`"${node.textContent.trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)}`)
    }
    return lost
  })

/** Visible controls of the header and of what follows it that are partly outside the window at its sides. */
export const lostControls = (page: Page) =>
  page.locator("header button, header a, main :is(button, input, select, textarea)").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      const isShown = width > 2 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (
        !isShown ||
        control.closest("fieldset[data-kind], [aria-hidden=true]") ||
        (left >= -1 && right <= innerWidth + 1)
      )
        return []
      return [`${control.tagName} "${control.textContent?.trim()}" from ${Math.round(left)} to ${Math.round(right)}`]
    }),
  )

/** What does not move with the page and takes more than a fifth of the window. */
export const largeFixed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      if (getComputedStyle(element).position !== "fixed" || !element.checkVisibility({ visibilityProperty: true }))
        return []
      const { top, bottom, width } = element.getBoundingClientRect()
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return width > 2 && height > innerHeight / 5 ? [`${element.tagName} ${element.className}: ${height} px`] : []
    }),
  )

/** Words whose letters are closer than 0.04 of their own size, as when the spacing of larger text is inherited. */
export const crowded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
      const { letterSpacing, fontSize } = getComputedStyle(element)
      const ratio = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)
      return hasText && ratio < -0.04 ? [`${element.textContent?.trim().slice(0, 40)}: ${ratio.toFixed(3)} em`] : []
    }),
  )

/** Words of titles and links that are broken inside, without a hyphen; addresses may be. */
export const brokenTitles = (page: Page) =>
  page.locator("h1, h2, h3, a").evaluateAll((titles) =>
    titles.flatMap((title) => {
      const broken: string[] = []
      const range = document.createRange()
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || getComputedStyle(node.parentElement).clipPath !== "none") continue
        if (/\S\.\S/.test(node.textContent ?? "")) continue
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
          )
          if (tops.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

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

/** What takes time to change, or scrolls gradually. */
export const moving = (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element)
      const slow = transitionDuration.split(",").some((time) => Number.parseFloat(time) > 0.001)
      return slow || scrollBehavior === "smooth" ? [`${element.tagName} ${element.className}`] : []
    }),
  )
