/** A point of a chart. */
export type Point = [x: number, y: number]

/** The points of a layer, written as `0 0, 1 2.5`. */
export const pointsOf = ({ points }: { points: string }): Point[] =>
  points.split(", ").map((pair) => {
    const [x = 0, y = 0] = pair.split(" ").map(Number)
    return [x, y]
  })

/** The width of a bar, relative to the distance between two bars. */
const BAR_SHARE = 0.7

/** Half the width of the bars at some points. */
export const halfBar = (points: readonly Point[]) => {
  const places = points.map(([x]) => x).toSorted((a, b) => a - b)
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  return (BAR_SHARE * Math.min(...gaps, 1)) / 2
}

/** The width that charts are drawn at; the page scales them, text included. */
export const CHART_WIDTH = 440

export const FONT_SIZE = 14

/** The mean width of a character of a label. */
const CHARACTER_WIDTH = FONT_SIZE / 2

/** The distance of a label from its point. */
export const LABEL_GAP = 7

interface Ends {
  from: number
  to: number
  ticks?: readonly { label: string }[] | undefined
}

interface Frame {
  x: Ends
  y: Ends
  axes: boolean
}

/** The margins left and right; the left one is wide enough for the longest label of the axis. */
export const sideMargins = ({ axes, y: { ticks, from, to } }: Frame) => {
  if (!axes) return { marginLeft: 4, marginRight: 4 }
  const labels = ticks?.map(({ label }) => label) ?? [String(from), String(to), "0.00"]
  return { marginLeft: 14 + 8 * Math.max(...labels.map(({ length }) => length)), marginRight: 20 }
}

interface Labelled {
  kind: string
  points: string
  label?: string | undefined
  side?: string | undefined
}

/** Where a mark's label is: in the middle of a box, at the point of a text, at the last point of any other mark. */
export const labelPoint = (mark: Labelled): Point => {
  const points = pointsOf(mark)
  const first: Point = points[0] ?? [0, 0]
  const last: Point = points.at(-1) ?? first
  if (mark.kind === "box") return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  return mark.kind === "text" ? first : last
}

/** Whether a mark's label lies within the width of the chart, as far as the number of its characters says. */
export const labelFits = (mark: Labelled, frame: Frame) => {
  const half = (CHARACTER_WIDTH * Math.max(...(mark.label ?? "").split("|").map(({ length }) => length))) / 2
  const { marginLeft, marginRight } = sideMargins(frame)
  const { from, to } = frame.x
  const share = (labelPoint(mark)[0] - from) / (to - from)
  const side = mark.kind === "box" ? 0 : mark.side === "left" ? -1 : mark.side === "right" ? 1 : 0
  const middle = marginLeft + share * (CHART_WIDTH - marginLeft - marginRight) + side * (half + LABEL_GAP)
  return middle - half >= 0 && middle + half <= CHART_WIDTH
}
