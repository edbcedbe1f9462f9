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
