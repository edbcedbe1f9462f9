import { z } from "zod"
import type { SettingIssue } from "../content/issue"
import { measureSettings, type Way, ways } from "../measure/ways"

/** An address that a path can follow. Plain http is for servers on the same machine. */
const server = z.union([
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).regex(/^[^?#@]*$/),
  z.url({ protocol: /^http$/, hostname: /^(?:localhost|127\.0\.0\.1)$/ }).regex(/^[^?#@]*$/),
])

/** What each way needs. */
const needs: Record<Way, z.ZodObject> = {
  plausible: z.object({ GATSBY_MEASURE_URL: server.optional(), GATSBY_MEASURE_SITE: z.string().regex(/^[\w.-]+$/) }),
  umami: z.object({ GATSBY_MEASURE_URL: server, GATSBY_MEASURE_SITE: z.uuid() }),
  own: z.object({}),
}

const remedies: Readonly<Record<Way, Readonly<Record<string, string>>>> = {
  plausible: {
    GATSBY_MEASURE_URL: "Write the https address of your Plausible server, or remove the line for plausible.io.",
    GATSBY_MEASURE_SITE: "Write the domain by which Plausible knows the site, as in example.com.",
  },
  umami: {
    GATSBY_MEASURE_URL: "Write the https address of your Umami server, as in https://stats.example.com.",
    GATSBY_MEASURE_SITE: "Copy the website ID from Umami's settings of the site.",
  },
  own: {},
}

/** Says which settings of measuring are wrong or missing. */
export const measureIssues = (settings: Readonly<Record<string, string | undefined>> = measureSettings()) => {
  const way = settings.GATSBY_MEASURE
  if (!way) return []
  if (!Object.hasOwn(ways, way)) {
    const remedy = `Write ${Object.keys(ways).join(", ")}, or remove the line to measure nothing.`
    return [{ field: "GATSBY_MEASURE", message: `is ${JSON.stringify(way)}, which is no way to measure`, remedy }]
  }
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
  const { error } = needs[way as Way].safeParse(set)
  const fields = new Set(error?.issues.map(({ path }) => String(path[0])))
  return [...fields].map((field): SettingIssue => {
    const message = settings[field] ? `is not valid for ${way}` : `is missing for ${way}`
    return { field, message, remedy: remedies[way as Way][field] ?? "" }
  })
}
