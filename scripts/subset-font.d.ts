declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2"
    /** A number pins a variation axis; a range keeps that part of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number } | undefined>
  }

  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
