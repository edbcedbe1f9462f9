import { FORM_ERROR } from "final-form"
import { type RefObject, useEffect } from "react"
import { Field, Form } from "react-final-form"
import type { Desk, FieldValues } from "../desk/createDesk"
import type { FormId } from "../formIds"
import { loadCarrier } from "../mail/loadCarrier"
import { rulesOfForms } from "../rules/rulesOfForms"
import { Courier } from "./Courier"
import { dispatch } from "./dispatch"
import { Verdict } from "./Verdict"

export interface FormEngineProps {
  form: FormId
  desk: Desk
  element: RefObject<HTMLFormElement | null>
  onSent: () => void
  onFailed: () => void
}

/**
 * The live part of a form: react-final-form judges and sends what the fields hold.
 * It draws nothing itself. The fields stay the elements they were in the static page,
 * so joining them costs the visitor neither focus nor caret nor an open list.
 */
export const FormEngine = ({ form, desk, element, onSent, onFailed }: FormEngineProps) => {
  const rules = rulesOfForms[form]

  // Fetched ahead, while the visitor types; a failure is dealt with when the form is sent.
  useEffect(() => {
    void loadCarrier()
  }, [])

  const send = async (values: FieldValues) => {
    if (await dispatch(form, desk, values, onSent)) return
    onFailed()
    return { [FORM_ERROR]: "failed" }
  }

  return (
    <Form<FieldValues> initialValues={desk.defaults} onSubmit={send} subscription={{}}>
      {() => (
        <>
          {Object.keys(desk.defaults).map((name) => (
            <Field key={name} name={name} validate={rules[name]} subscription={{ error: true, submitFailed: true }}>
              {({ meta }) => <Verdict desk={desk} name={name} rule={meta.submitFailed ? meta.error : undefined} />}
            </Field>
          ))}
          <Courier desk={desk} element={element} />
        </>
      )}
    </Form>
  )
}
