/** The brand's mark: the icon of the site, in header and share pictures too, and the source of the other icons. */
export const markFile = "static/favicon.svg"

/** The mark with the colour that its `currentColor` stands for. */
export const inColour = (svg: string, colour: string) =>
  svg.replace(/<svg\b[^>]*>/, (tag) => `${tag.replace(/\s+color="[^"]*"/, "").slice(0, -1)} color="${colour}">`)
