import { formulasAsText } from "../../content/typeset/formulasAsText"
import { escapeHtml } from "../../site/escapeHtml"
import { imageDataOf, type PictureData } from "../../site/imageDataOf"
import { headlineParts } from "../../site/plainHeadline"

/** A headline as HTML, with the words between *asterisks* in italics. */
const emphasised = (headline: string) =>
  headlineParts(headline)
    .map((part, index) => (index % 2 === 1 ? `<em>${escapeHtml(part)}</em>` : escapeHtml(part)))
    .join("")

const image = (picture: PictureData) => {
  const { width, height, images } = imageDataOf(picture)
  return `<img src="${images.fallback?.src}" alt="${escapeHtml(picture.alt)}" width="${width}" height="${height}">`
}

const illustration = (picture: PictureData, caption: string | null) =>
  `<figure>${image(picture)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`

/** A chart is replaced by its description: feed readers remove SVG. */
const figure = ({ title, description, caption, source, picture }: Queries.FigureFragment) => {
  const shown = picture ? image(picture) : `<p><strong>${escapeHtml(title)}.</strong> ${escapeHtml(description)}</p>`
  return `<figure>${shown}<figcaption>${caption}<br>${source}</figcaption></figure>`
}

const part = (section: Queries.PostTextFragment["sections"][number]) =>
  [
    `<h2>${escapeHtml(section.title)}</h2>${section.body}`,
    section.figure && figure(section.figure),
    section.picture && illustration(section.picture, section.caption),
  ]
    .filter(Boolean)
    .join("")

const note = ({ title, text }: Queries.PostTextFragment["notes"][number]) =>
  `<aside><p><strong>${escapeHtml(title)}</strong></p><p>${text}</p></aside>`

const source = ({ title, url }: Queries.PostTextFragment["sources"][number]) =>
  `<li>${url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title)}</li>`

/**
 * The full text of a post as self-contained HTML, in the page's order, with absolute URLs and formulas as plain text.
 * @param address the post's full address
 * @param sourcesHeading the heading over the sources
 */
export const postHtml = (post: Queries.PostTextFragment, address: string, sourcesHeading: string) => {
  const [first, ...others] = post.sections.map(part)
  const html = [
    `<p>${escapeHtml(post.lede)}</p>`,
    first,
    `<blockquote><p>“${emphasised(post.quote)}”</p></blockquote>`,
    ...others,
    ...post.notes.map(note),
    post.sources.length > 0 && `<h2>${escapeHtml(sourcesHeading)}</h2><ol>${post.sources.map(source).join("")}</ol>`,
  ]
    .filter(Boolean)
    .join("\n")
  return formulasAsText(html).replace(
    / (href|src)="([^"]+)"/g,
    (_, name, place) => ` ${name}="${new URL(place, address)}"`,
  )
}
