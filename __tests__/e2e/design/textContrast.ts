import type { Page } from "@playwright/test"

/**
 * The texts of a page with too little contrast to their actual background (WCAG 2.2, criterion 1.4.3: 4.5 to 1, 3 to 1
 * for large text). axe gives up if the background is not an ancestor's; this asks the browser what is under the middle
 * of each text. Texts over pictures and of disabled controls are left out.
 */
export const faintTexts = (page: Page) =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number]

    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const known = new Map<string, Colour>()
    /** Parses any CSS colour by painting it. */
    const parse = (css: string): Colour => {
      const before = known.get(css)
      if (before) return before
      if (!canvas) throw new Error("no canvas")
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      const colour: Colour = [red, green, blue, alpha / 255]
      known.set(css, colour)
      return colour
    }
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
      r * a + R * (1 - a),
      g * a + G * (1 - a),
      b * a + B * (1 - a),
      1,
    ]
    const luminance = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one: Colour, other: Colour) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

    /** The background at a point, below the text's element; undefined if it is a picture. */
    const groundAt = (x: number, y: number, text: Element) => {
      const layers: Colour[] = []
      const elements = document.elementsFromPoint(x, y)
      const place = elements.findIndex((element) => element.contains(text))
      for (const element of place < 0 ? [] : elements.slice(place)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        if (element.matches("img, picture, video, canvas") || backgroundImage.includes("url(")) return undefined
        const colour = parse(backgroundColor)
        if (colour[3] > 0) layers.push(colour)
        if (colour[3] === 1) return layers.reduceRight((ground, layer) => over(layer, ground))
      }
      return place < 0 ? undefined : layers.reduceRight((ground, layer) => over(layer, ground), parse("white"))
    }

    const faint = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ""
      const element = node.parentElement
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest("[inert], :disabled, [aria-disabled=true], script, style, noscript, template, option"))
        continue
      const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element)
      // Text for screen readers only.
      if (clipPath === "inset(50%)") continue
      range.selectNodeContents(node)
      const firstBox = () => [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
      const box = firstBox()
      if (!box) continue
      // Elements can only be queried at points within the window.
      if (box.top < 0 || box.bottom > innerHeight) scrollBy({ top: box.top - innerHeight / 2, behavior: "instant" })
      const { left, top, width, height } = firstBox() ?? box
      const ground = groundAt(left + width / 2, top + height / 2, element)
      if (!ground) continue
      const [red, green, blue, alpha] = parse(color)
      const ratio = contrast(over([red, green, blue, alpha * opacityOf(element)], ground), ground)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      if (ratio < (isLarge ? 3 : 4.5) - 0.01)
        faint.add(`"${words.slice(0, 40)}" ${ratio.toFixed(2)}: ${color} on rgb(${ground.slice(0, 3).map(Math.round)})`)
    }
    // For what is asked next: elsewhere the header covers a part of some controls.
    scrollTo({ top: 0, behavior: "instant" })
    return [...faint]
  })
