import { useCallback, useMemo } from "react"
import { useForms } from "../../site/useForms"
import { contactDefaults } from "../defaultsOfForms"
import type { Desk } from "../desk/createDesk"
import { EmailField } from "../fields/EmailField"
import { SelectField } from "../fields/SelectField"
import { TextAreaField } from "../fields/TextAreaField"
import { TextField } from "../fields/TextField"
import { WorldPhoneField } from "../fields/WorldPhoneField"
import { FormFrame } from "../frame/FormFrame"
import { presetContact } from "./presetContact"

/** The contact form; the section around it draws its card. */
export const ContactForm = () => {
  const { contact, dialCodes, tiers } = useForms()
  const { fields, aboutService } = contact
  const defaults = useMemo(() => contactDefaults(dialCodes.default), [dialCodes])
  const preset = useCallback(
    (desk: Desk) => presetContact(desk, window.location.search, tiers, aboutService),
    [tiers, aboutService],
  )
  return (
    <FormFrame form="contact" defaults={defaults} words={contact} preset={preset}>
      <TextField name="user_name" words={fields.user_name} autoComplete="name" autoCapitalize="words" />
      <EmailField name="user_email" words={fields.user_email} />
      <WorldPhoneField name="mobile" words={fields.mobile} codeWords={fields.countryCode} />
      <SelectField name="package" words={fields.package} options={tiers} none={contact.noPackage} />
      <TextAreaField name="message" words={fields.message} />
    </FormFrame>
  )
}
