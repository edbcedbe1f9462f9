/** The media types of files that are compressed, by extension; pictures and fonts are already compressed. */
export const compressibleTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "text/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
}

/** Whether a file gets compressed variants, if it is large enough. */
export const isCompressible = (file: string) => Object.keys(compressibleTypes).some((ending) => file.endsWith(ending))
