import type { FieldValues } from "../desk/createDesk"
import type { FormId } from "../formIds"

/**
 * What is mailed of a form: the whole form object as section 3 of the specification lists it.
 * The job form's box is not part of it, and a package that was not chosen is absent.
 */
export const templateParams = (form: FormId, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !(form === "job" && name === "terms") && !(name === "package" && value === ""),
    ),
  )
