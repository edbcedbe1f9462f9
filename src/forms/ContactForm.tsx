import { useCallback } from "react"
import { useField } from "react-final-form"
import { Headline } from "../components/Headline/Headline"
import { fill } from "../site/fill"
import { useDialCodes } from "../site/useDialCodes"
import { useForms } from "../site/useForms"
import * as styles from "./ContactForm.module.css"
import { FormShell } from "./FormShell"
import { PhoneField } from "./fields/PhoneField"
import { SelectField } from "./fields/SelectField"
import { TextAreaField } from "./fields/TextAreaField"
import { TextField } from "./fields/TextField"
import type { FieldProps } from "./fields/useFormField"
import { presetContact } from "./presetContact"
import type { SiteForm } from "./siteForm"

/** The choice of a plan, on a site with plans. */
const PlanField = (props: FieldProps) => {
  const { contact, tiers } = useForms()
  if (tiers.length === 0) return null
  return <SelectField {...props} options={tiers} none={contact.noPackage} />
}

/** A heading that names the plan as soon as one is chosen. */
const PlanHeading = ({ heading }: { heading: string }) => {
  const { contact, tiers } = useForms()
  const { value: plan } = useField<string>("package", { subscription: { value: true } }).input
  return (
    <h2 className={styles.heading}>
      <Headline text={tiers.includes(plan) ? fill(contact.order, { plan }) : heading} />
    </h2>
  )
}

const controls = {
  text: TextField,
  email: TextField,
  phone: PhoneField,
  select: PlanField,
  textArea: TextAreaField,
}

interface ContactFormProps {
  /** The heading above it, if any; a chosen plan replaces it. */
  heading?: string
}

/** The contact form in its card. */
export const ContactForm = ({ heading }: ContactFormProps) => {
  const { contact, dialCodes, tiers } = useForms()
  const codes = useDialCodes()
  const preset = useCallback(
    (form: SiteForm) => presetContact(form, window.location.search, tiers, contact.aboutService),
    [tiers, contact],
  )
  return (
    <div className={styles.card} data-surface="raised">
      <FormShell
        form="contact"
        controls={controls}
        copy={contact}
        initialValues={{ countryCode: dialCodes.default }}
        codes={codes}
        preset={preset}
      >
        {heading && <PlanHeading heading={heading} />}
      </FormShell>
    </div>
  )
}
