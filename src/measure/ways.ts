/** The ways to measure: what each is called, and where browsers send events. */
export const ways = {
  plausible: { name: "Plausible", server: "https://plausible.io", path: "/api/event" },
  /** Umami's own cloud has other addresses than a server of one's own, so there is no default. */
  umami: { name: "Umami", server: undefined, path: "/api/send" },
  own: { name: "the site’s own server", server: "", path: "/api/v1.0/count" },
} as const

export type Way = keyof typeof ways

/** The path that the site's own server counts at. */
export const countPath = ways.own.path

/** The settings of measuring. Each name is spelled out, since the build replaces these expressions with their values. */
export const measureSettings = () => ({
  GATSBY_MEASURE: process.env.GATSBY_MEASURE,
  GATSBY_MEASURE_URL: process.env.GATSBY_MEASURE_URL,
  GATSBY_MEASURE_SITE: process.env.GATSBY_MEASURE_SITE,
})

/** The way that is set; undefined if none is. The build names a value that is none. */
export const measureWay = (): Way | undefined => {
  const way = process.env.GATSBY_MEASURE ?? ""
  return Object.hasOwn(ways, way) ? (way as Way) : undefined
}

/** The address that browsers send to, a path if it is this site's own server; undefined if nothing is measured. */
export const measureAddress = () => {
  const way = measureWay()
  if (!way || way === "own") return way && countPath
  const server = process.env.GATSBY_MEASURE_URL || ways[way].server || ""
  return server.replace(/\/+$/, "") + ways[way].path
}
