const MAX_LENGTH = 60

/**
 * The country's name in a look-up's answer, or '' if there is none.
 * The answer comes from a third party: only what can be a name is accepted
 * (letters, marks and a little punctuation; no markup, no control or direction characters).
 */
export const countryName = (answer: unknown) => {
  const { country } = (answer ?? {}) as { country?: unknown }
  if (typeof country !== "string") return ""
  const name = country.trim()
  return name.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{M} .,'’()&-]+$/u.test(name) ? name : ""
}
