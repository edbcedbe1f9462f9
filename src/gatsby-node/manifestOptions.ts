import { readPalette } from "./colours/readPalette"

/** The background colour while the page loads, and of the window around it. */
const paper = readPalette().get("paper")

interface Brand {
  brand: string
  tagline: string
  language: string
}

/** Options of gatsby-plugin-manifest: the brand, and the icons, which are in the folder `static`. */
export const manifestOptions = ({ brand, tagline, language }: Brand) => ({
  name: brand,
  short_name: brand,
  description: tagline,
  lang: language,
  start_url: "/",
  display: "minimal-ui",
  background_color: paper,
  theme_color: paper,
  theme_color_in_head: false,
  icons: [192, 512].map((size) => ({
    src: `icons/icon-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
})
