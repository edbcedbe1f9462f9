/** The values that the mail client posts (docs/specification.md, Mail). */
export interface Submission {
  readonly lib_version: string
  readonly user_id: string
  readonly service_id: string
  readonly template_id: string
  readonly template_params: Readonly<Record<string, string | number | boolean>>
}

/** A value as an object; empty if it is none. */
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

const isName = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 200

/** Numbers that JSON cannot write, such as 1e400, would be lost. */
const isPlain = (value: unknown) => ["string", "boolean"].includes(typeof value) || Number.isFinite(value)

/** The object in a text of JSON; empty if there is none. */
export const readObject = (text: string) => {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return {}
  }
}

/**
 * Reads a submission. Unknown fields are left out; what the visitor typed is not changed.
 * @returns undefined if it is not one
 */
export const submissionIn = (object: Readonly<Record<string, unknown>>): Submission | undefined => {
  const { lib_version, user_id, service_id, template_id } = object
  const template_params = objectOf(object.template_params)
  const params = Object.values(template_params)
  const complete =
    [lib_version, user_id, service_id, template_id].every(isName) && params.length > 0 && params.every(isPlain)
  return complete ? ({ lib_version, user_id, service_id, template_id, template_params } as Submission) : undefined
}
