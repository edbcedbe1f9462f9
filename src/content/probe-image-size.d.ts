declare module "probe-image-size/sync" {
  interface Picture {
    width: number
    height: number
    /** As in `image/jpeg`. */
    mime: string
  }

  /** What the first bytes of a picture say of it, by formats; each gives null for any other format. */
  export const parsers: Record<"jpeg" | "png" | "webp" | "avif", (bytes: Buffer) => Picture | null>
}
