import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5"

/** The elements that Markdown may produce. */
const harmless = new Set([
  ...["p", "em", "strong", "code", "pre", "blockquote", "a", "br", "hr", "del", "div", "i", "span"],
  ...["ul", "ol", "li", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td"],
  ...["math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mstyle", "mpadded", "mphantom", "mfrac", "msqrt", "mroot"],
  ...["msub", "msup", "msubsup", "munder", "mover", "munderover", "mtable", "mtr", "mtd"],
])

const harmlessAttributes = new Set([
  ...[
    "href",
    "rel",
    "target",
    "class",
    "tabindex",
    "role",
    "start",
    "scope",
    "align",
    "title",
    "aria-label",
    "aria-hidden",
    "data-bare",
  ],
  ...["display", "displaystyle", "scriptlevel", "stretchy", "symmetric", "fence", "separator", "form", "movablelimits"],
  ...["minsize", "maxsize", "lspace", "rspace", "voffset", "linethickness", "width", "height", "depth", "mathvariant"],
])

/** The lines that a long title of a chart is broken into. */
const chartLines = ["tspan", "tspan x", "tspan y", "tspan dy"]

/** The elements and attributes that Markdown and chart texts may add to a page. */
export const harmlessSigns = [
  "wbr",
  ...chartLines,
  ...[...harmless].flatMap((tag) => [
    tag,
    ...[...harmlessAttributes].map((name) => `${tag} ${name}`),
    `${tag} target=_blank`,
    `${tag} rel=noopener`,
  ]),
]

/** Whether following an address does nothing, stays on this site, or leaves it by https, mail or phone. */
export const leadsToGood = (href: string) => {
  if (href === "" || !URL.canParse(href, "https://own.invalid/page")) return true
  const { protocol, origin } = new URL(href, "https://own.invalid/page")
  if (["mailto:", "tel:"].includes(protocol)) return true
  // An address with a leading slash must stay on this site: //evil.example and /\evil.example do not.
  return protocol === "https:" && (!/^[/\\]/.test(href.trim()) || origin === "https://own.invalid")
}

const findings = (node: Tree.Node): string[] => {
  const below = "childNodes" in node ? node.childNodes.flatMap(findings) : []
  if (!("tagName" in node)) return node.nodeName === "#comment" ? [...below, "a comment"] : below
  const element = node as Tree.Element
  const attributes = element.attrs.flatMap(({ name, value }) => {
    if (!harmlessAttributes.has(name)) return [`the attribute ${name}`]
    return name === "href" && !leadsToGood(value) ? [`the address ${value}`] : []
  })
  return [...below, ...(harmless.has(element.tagName) ? [] : [`<${element.tagName}>`]), ...attributes]
}

/** Parts of HTML that could run, fetch, frame, restyle or mislead, as a browser would parse it. */
export const dangersIn = (html: string) => findings(parseFragment(html))
