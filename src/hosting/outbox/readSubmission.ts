/** The values that the mail client posts (docs/specification.md, Mail). */
export interface Submission {
  readonly lib_version: string
  readonly user_id: string
  readonly service_id: string
  readonly template_id: string
  readonly template_params: Readonly<Record<string, string | number | boolean>>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isName = (value: unknown) => typeof value === "string" && value !== "" && value.length <= 200

const isPlain = (value: unknown) => ["string", "number", "boolean"].includes(typeof value)

/**
 * Reads a submission. Unknown fields are left out; what the visitor typed is not changed.
 * @returns undefined if it is not one
 */
export const readSubmission = (text: string): Submission | undefined => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(body)) return undefined
  const { lib_version, user_id, service_id, template_id, template_params } = body
  const params = isObject(template_params) ? Object.values(template_params) : []
  const complete =
    [lib_version, user_id, service_id, template_id].every(isName) && params.length > 0 && params.every(isPlain)
  return complete ? ({ lib_version, user_id, service_id, template_id, template_params } as Submission) : undefined
}
