import { z } from "zod"

const name = z.string().min(1).max(200)

/** The values that the mail client posts (docs/specification.md, Mail); numbers that JSON cannot write would be lost. */
const submission = z.object({
  lib_version: name,
  user_id: name,
  service_id: name,
  template_id: name,
  template_params: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .refine((params) => Object.keys(params).length > 0),
})

export type Submission = Readonly<z.output<typeof submission>>

/** The object in a text of JSON; empty if there is none. */
export const readObject = (text: string): Record<string, unknown> => {
  try {
    const value = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Reads a submission. Unknown fields are left out; what the visitor typed is not changed.
 * @returns undefined if it is not one
 */
export const submissionIn = (object: unknown): Submission | undefined => submission.safeParse(object).data
