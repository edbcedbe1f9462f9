import serif from "./fonts/fraunces-basic.woff2"
import serifItalic from "./fonts/fraunces-italic-basic.woff2"
import sans from "./fonts/instrument-sans-basic.woff2"

/** Preloads the fonts of the first screen, so that they are there for the first paint. */
export const fontPreloads = [serif, serifItalic, sans].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
))
