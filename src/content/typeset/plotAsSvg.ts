import * as Plot from "@observablehq/plot"
import { DOMImplementation, XMLSerializer } from "@xmldom/xmldom"
import { FONT_SIZE } from "./chartPoints"

/** Attributes of Plot that are removed: labels of layers, and a font for standalone charts. */
const needless = ["aria-label", "aria-hidden", "font-family"]

/** Rounds what Plot computes, with three decimals or more, to a tenth of a pixel. */
const shortNumbers = (attribute: string) =>
  attribute.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(1))))

/** Draws a plot as SVG that scales. It is hidden from screen readers: the page around it names and describes it. */
export const plotAsSvg = (options: Plot.PlotOptions) => {
  const document = new DOMImplementation().createDocument("http://www.w3.org/1999/xhtml", "html", null)
  const svg = Plot.plot({ ...options, document: document as unknown as Document, className: "chart" })
  for (const element of [svg, ...svg.getElementsByTagName("*")])
    for (const name of needless) element.removeAttribute(name)
  for (const style of [...svg.getElementsByTagName("style")]) style.parentNode?.removeChild(style)
  for (const name of ["width", "height"]) svg.removeAttribute(name)
  svg.setAttribute("font-size", String(FONT_SIZE))
  svg.setAttribute("aria-hidden", "true")
  return new XMLSerializer()
    .serializeToString(svg as unknown as Parameters<XMLSerializer["serializeToString"]>[0])
    .replace(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/="[^"]*"/g, shortNumbers)
}
