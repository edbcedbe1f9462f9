/** Work of Gatsby's that lasts; shorter steps are left out. */
const longSeconds = 1

/** What Gatsby calls the making of pictures. */
const pictures = /IMAGE_PROCESSING/

/**
 * Makes a function that reports a build in few lines, given Gatsby's own events (`GATSBY_LOGGER=json`), one a line.
 * Other lines are passed on.
 * @param {(line: string) => void} print
 */
export const stepReporter = (print) => {
  /** @type {Map<string, { total: number, tenths: number }>} the pictures under way, by the id of their activity */
  const progress = new Map()
  const log = ({ level, text, duration = 0 }) => {
    if (level === "ERROR" || level === "WARNING") print(`${level.toLowerCase()}: ${text}`)
    else if (level.startsWith("ACTIVITY_") && duration >= longSeconds) print(`  ${text}: ${duration.toFixed(1)} s`)
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
