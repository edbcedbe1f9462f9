import { escapeHtml } from "../../html/escapeHtml"

interface Figure {
  alt: string
  file: {
    childImageSharp: {
      gatsbyImageData: { width: number; height: number; images: { fallback: { src: string } } }
    }
  }
}

/** What a post's page shows; `body` and the `text` of notes are HTML that is safe to show. */
export interface PostText {
  lede: string
  sections: { title: string; body: string; picture: Figure | null; caption: string | null }[]
  quote: string
  notes: { title: string; text: string }[]
  sources: { title: string; url: string | null }[]
}

/** The fields of {@link PostText}. The picture is the one that the page shows (`PictureHero`), so nothing more is drawn. */
export const postTextFields = `
  lede
  sections {
    title
    body
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1100
            breakpoints: [360, 540, 720, 900, 1100, 1500]
            formats: [AVIF, WEBP]
            placeholder: NONE
            quality: 62
          )
        }
      }
    }
    caption
  }
  quote
  notes { title text }
  sources { title url }
`

/** A headline with what stands between *asterisks* in italics. */
const emphasised = (headline: string) => escapeHtml(headline).replace(/\*([^*]*)\*/g, "<em>$1</em>")

const figure = ({ alt, file }: Figure, caption: string | null) => {
  const { width, height, images } = file.childImageSharp.gatsbyImageData
  const picture = `<img src="${images.fallback.src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
  return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`
}

const part = ({ title, body, picture, caption }: PostText["sections"][number]) =>
  `<h2>${escapeHtml(title)}</h2>${body}${picture ? figure(picture, caption) : ""}`

const note = ({ title, text }: PostText["notes"][number]) =>
  `<aside><p><strong>${escapeHtml(title)}</strong></p><p>${text}</p></aside>`

const source = ({ title, url }: PostText["sources"][number]) =>
  `<li>${url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title)}</li>`

/**
 * A post's whole text as HTML that stands by itself: in the page's order, with every address in full.
 * @param address the post's full address
 * @param sourcesHeading the heading over the sources
 */
export const postHtml = (post: PostText, address: string, sourcesHeading: string) => {
  const [first, ...others] = post.sections.map(part)
  return [
    `<p>${escapeHtml(post.lede)}</p>`,
    first,
    `<blockquote><p>“${emphasised(post.quote)}”</p></blockquote>`,
    ...others,
    ...post.notes.map(note),
    post.sources.length > 0 && `<h2>${escapeHtml(sourcesHeading)}</h2><ol>${post.sources.map(source).join("")}</ol>`,
  ]
    .filter(Boolean)
    .join("\n")
    .replace(/ (href|src)="([^"]+)"/g, (_, name, place) => ` ${name}="${new URL(place, address)}"`)
}
