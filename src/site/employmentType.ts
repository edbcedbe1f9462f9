/** The kinds of employment that Google accepts. */
export const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
] as const

/** Google's term for a kind of employment, as 'Full-time' on a page; undefined if it has none. */
export const employmentType = (employment: string) => {
  const term = employment.toUpperCase().replace(/[^A-Z]+/g, "_")
  return employmentTypes.find((known) => known === term)
}
