declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2"
    /** Omits glyphs that only ligatures and alternates use. */
    noLayoutClosure?: boolean
    /** A number pins a variation axis; a range keeps that part of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number } | undefined>
    /** Font tables to omit, by their four-letter names. */
    dropTables?: readonly string[]
  }

  /** Reduces a font to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
