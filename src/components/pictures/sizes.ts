// The widths of src/styles/media.css: attributes of HTML cannot use its names.
const small = "(min-width: 40rem)"
const medium = "(min-width: 48.0625rem)"
const large = "(min-width: 64rem)"
const wide = "(min-width: 75rem)"

/** The width of a picture in each layout, as the `sizes` by which a browser chooses its file. */
export const sizes = {
  avatar: "56px",
  promotion: "260px",
  neighbour: "320px",
  card: `${medium} 400px, 90vw`,
  serviceCard: `${medium} 340px, 90vw`,
  testimonial: `${medium} 440px, 90vw`,
  wideCard: `${medium} 600px, 90vw`,
  tile: `${medium} 220px, ${small} 30vw, 60px`,
  wideTile: `${medium} 260px, 44vw`,
  step: `${medium} 25vw, 120px`,
  text: `${medium} 680px, 92vw`,
  panel: `${large} 520px, 94vw`,
  features: `${large} 560px, 94vw`,
  reasons: `${large} 560px, 50vw`,
  band: `${large} 640px, ${small} 94vw, 46vw`,
  cover: `${large} 680px, 94vw`,
  hero: `${wide} 680px, ${medium} 60vw, 94vw`,
  heroBesideForm: `${wide} 680px, ${medium} 60vw, 270px`,
}
