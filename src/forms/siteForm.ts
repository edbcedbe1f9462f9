import { type Config, createForm, type FormApi, type Mutator } from "final-form"
import type { FieldValues, FormName } from "./formTables"
import { type Accepted, validatorOf } from "./rules"

/** A Final Form instance with the values of one of the tables. */
export type SiteForm = FormApi<FieldValues>

/** For answers after the time-out, and to clear an outdated outcome: the library ends a submit only once. */
const setSent: Mutator<FieldValues> = ([isSent], { formState }) =>
  void Object.assign(formState, {
    submitFailed: false,
    submitSucceeded: isSent,
    submitError: undefined,
    submitErrors: undefined,
  })

/** Creates a form from its table. Every field stays registered: the library resets others when they are rendered. */
export const createSiteForm = (
  name: FormName,
  initialValues: FieldValues,
  onSubmit: Config<FieldValues>["onSubmit"],
  accepted: Accepted,
): SiteForm => {
  const form = createForm<FieldValues>({
    initialValues,
    validate: validatorOf(name, accepted),
    mutators: { setSent },
    onSubmit,
  })
  for (const field of Object.keys(initialValues)) form.registerField(field, () => undefined, {})
  return form
}

/** Makes `initial` the initial values of a form, which the visitor has not typed, and keeps those in `typed`. */
export const reinitialize = (form: SiteForm, initial: FieldValues, typed: FieldValues) =>
  form.batch(() => {
    form.initialize(initial)
    for (const [field, value] of Object.entries(typed)) form.change(field, value)
  })
