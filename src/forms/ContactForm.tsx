import { useCallback } from "react"
import { useDialCodes } from "../site/useDialCodes"
import { useForms } from "../site/useForms"
import { FormShell } from "./FormShell"
import { PhoneField } from "./fields/PhoneField"
import { SelectField } from "./fields/SelectField"
import { TextAreaField } from "./fields/TextAreaField"
import { TextField } from "./fields/TextField"
import type { FieldProps } from "./fields/useFormField"
import { presetContact } from "./presetContact"
import type { SiteForm } from "./siteForm"

const PlanField = (props: FieldProps) => {
  const { contact, tiers } = useForms()
  return <SelectField {...props} options={tiers} none={contact.noPackage} />
}

const controls = {
  text: TextField,
  email: TextField,
  phone: PhoneField,
  select: PlanField,
  textArea: TextAreaField,
}

/** The contact form; the section around it renders its card. */
export const ContactForm = () => {
  const { contact, dialCodes, tiers } = useForms()
  const codes = useDialCodes()
  const preset = useCallback(
    (form: SiteForm) => presetContact(form, window.location.search, tiers, contact.aboutService),
    [tiers, contact],
  )
  return (
    <FormShell
      form="contact"
      controls={controls}
      copy={contact}
      initialValues={{ countryCode: dialCodes.default }}
      codes={codes}
      preset={preset}
    />
  )
}
