/**
 * Mulberry32: the same numbers for the same seed.
 * @returns a function that gives a whole number below another
 */
export const randomOf = (start: number) => {
  let state = start
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export type Random = ReturnType<typeof randomOf>

/** An item of a list. */
export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error("There is nothing to pick from")
  return item
}
