declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2"
    /** Leaves out glyphs that only ligatures and alternates of the letters use. */
    noLayoutClosure?: boolean
    /** A number pins a variation axis; a range keeps that part of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number } | undefined>
    /** Tables of the font that are left out, by their names of four letters. */
    dropTables?: readonly string[]
  }

  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
