/** A part of a result: its weight, and its mark if there is one. */
export interface MarkedPart {
  readonly weight: number
  readonly mark?: number | null
}

interface Scale {
  /** The highest mark. */
  readonly highest: number
  /** The decimals to which a mark is rounded up. */
  readonly decimals: number
}

/** What the parts without a mark need on average, or why there is no such mark. */
export interface Needed {
  case: "needed" | "reached" | "impossible" | "done" | "waiting"
  /** The mark that is needed, or the result that is certain, the best that can be reached, or the final one. */
  mark: number
  /** The weight of the parts without a mark. */
  weight: number
}

/** Computes the mark that the parts without one need for a result, the average of all parts by their weights. */
export const neededMark = (parts: readonly MarkedPart[], wanted: number, { highest, decimals }: Scale): Needed => {
  const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)
  const all = sum(parts.map(({ weight }) => weight))
  const open = sum(parts.map(({ weight, mark }) => (typeof mark === "number" ? 0 : weight)))
  const reached = sum(parts.map(({ weight, mark }) => weight * (mark ?? 0)))
  // A tenth of a thousandth is what sums of decimal fractions are wrong by, at most.
  const places = 10 ** decimals
  const up = (number: number) => Math.ceil(number * places - 1e-4) / places
  const down = (number: number) => Math.floor(number * places + 1e-4) / places
  if (all === 0) return { case: "waiting", mark: 0, weight: 0 }
  if (open === 0) return { case: "done", mark: down(reached / all), weight: 0 }
  const needed = (wanted * all - reached) / open
  if (needed <= 1e-9) return { case: "reached", mark: down(reached / all), weight: open }
  if (up(needed) > highest) return { case: "impossible", mark: down((reached + highest * open) / all), weight: open }
  return { case: "needed", mark: up(needed), weight: open }
}
