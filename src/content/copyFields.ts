import { plainText } from "./fields"
import type { JsonSchema } from "./jsonSchemaOf"
import { stringFields } from "./stringFields"

/**
 * Whether a field is copy, judging only by its schema: not a reference, address, date, fixed choice, citation, or code
 * with a pattern of its own, such as a slug or dial code.
 */
export const isCopy = (schema: JsonSchema) =>
  !schema["x-reference"] &&
  !schema["x-address"] &&
  !schema["x-image"] &&
  !schema["x-citation"] &&
  !schema.enum &&
  schema.const === undefined &&
  !schema.format &&
  (schema.pattern === undefined || schema.pattern === plainText.source)

/** The texts of an entry that people read; see {@link stringFields}. */
export const copyFields = (value: unknown, schema: JsonSchema) =>
  stringFields(value, schema).filter((field) => isCopy(field.schema))
