import "../support/shippedData"
import { render, screen } from "@testing-library/react"
import { FormShell } from "../../src/forms/FormShell"
import { TextAreaField } from "../../src/forms/fields/TextAreaField"
import { TextField } from "../../src/forms/fields/TextField"
import type { FieldProps } from "../../src/forms/fields/useFormField"
import { forms } from "../support/siteContent"
import { prepareForms, visitor } from "./formSetup"

prepareForms()

test("typing in a field renders that field alone", async () => {
  const rendered: string[] = []
  const counted = (Control: (props: FieldProps) => React.JSX.Element) => (props: FieldProps) => {
    rendered.push(props.name)
    return Control(props)
  }
  const controls = { text: counted(TextField), email: counted(TextField), textArea: counted(TextAreaField) }
  const user = visitor()
  const { contact } = forms
  render(<FormShell form="contact" controls={controls} copy={contact} />)
  await user.click(screen.getByLabelText(contact.fields.user_name.label))
  expect(new Set(rendered).size).toBeGreaterThan(1)
  rendered.length = 0
  await user.keyboard("Ann")
  expect(rendered).toEqual(["user_name", "user_name", "user_name"])
})
