import path from "node:path"

/** The minimum duration in seconds for one of Gatsby's steps to be reported. */
const LONG_SECONDS = 1

/** Gatsby's name for the processing of pictures. */
const pictures = /IMAGE_PROCESSING/

/** Gatsby's link for errors without a page of their own. */
const generalHelp = "https://gatsby.dev/issue-how-to"

/** Gatsby's warning about page components without a page, as the site has for parts that it does without; and its advice. */
const withoutPage =
  /^The GraphQL query in the non-page component ".+\/src\/(?:pages|templates)\/|^\s*Exported queries are only/

/** @param {{ filePath?: string, location?: { start: { line: number, column?: number } } }} error */
const placeOf = ({ filePath, location }) => {
  const { line, column } = location?.start ?? {}
  return [path.relative(process.cwd(), filePath), line, column].filter(Boolean).join(":")
}

/** The full error: its message with the code excerpt, the file, and the page that explains it. */
const wholeError = ({ text, filePath, location, docsUrl = generalHelp }) => [
  `error: ${text}`,
  ...(filePath ? [`  in ${placeOf({ filePath, location })}`] : []),
  ...(docsUrl === generalHelp ? [] : [`  see ${docsUrl}`]),
]

/**
 * Makes a function that reports a build in a few lines from Gatsby's own events (`GATSBY_LOGGER=json`), one per line.
 * Other lines are passed on.
 * @param {(line: string) => void} print
 */
export const stepReporter = (print) => {
  /** @type {Map<string, { total: number, tenths: number }>} the pictures under way, by the id of their activity */
  const progress = new Map()
  const log = ({ level, text, duration = 0, ...details }) => {
    if (withoutPage.test(text)) return
    if (level === "ERROR") print(wholeError({ text, ...details }).join("\n"))
    else if (level === "WARNING") print(`warning: ${text}`)
    else if (!level.startsWith("ACTIVITY_")) print(text)
    else if (level !== "ACTIVITY_SUCCESS") print(`  ${text}: not finished`)
    else if (duration >= LONG_SECONDS) print(`  ${text}: ${duration.toFixed(1)} s`)
  }
  const update = ({ id, current = 0, total }) => {
    const known = progress.get(id)
    if (!known) return
    known.total = total ?? known.total
    const tenths = Math.floor((10 * current) / Math.max(known.total, 1))
    if (tenths <= known.tenths) return
    known.tenths = tenths
    print(`  Pictures: ${current} of ${known.total}`)
  }
  /** @param {string} line */
  return (line) => {
    if (!line.startsWith('{"type":"')) return print(line)
    const { type, payload } = JSON.parse(line)
    if (type === "LOG") log(payload)
    else if (type === "ACTIVITY_START" && pictures.test(payload.text))
      progress.set(payload.id, { total: payload.total ?? 0, tenths: 0 })
    else if (type === "ACTIVITY_UPDATE") update(payload)
  }
}
