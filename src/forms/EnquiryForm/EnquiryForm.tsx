import { useMemo } from "react"
import { useForms } from "../../site/useForms"
import { enquiryDefaults } from "../defaultsOfForms"
import { ChoiceField } from "../fields/ChoiceField"
import { ConsentField } from "../fields/ConsentField"
import { DeadlineField } from "../fields/DeadlineField"
import { EmailField } from "../fields/EmailField"
import { PhoneField } from "../fields/PhoneField"
import { TextField } from "../fields/TextField"
import { FormFrame } from "../frame/FormFrame"
import * as styles from "./EnquiryForm.module.css"
import { RestrictionLine } from "./RestrictionLine"

interface EnquiryFormProps {
  /** Heading of the form on this page, if it has one of its own. */
  heading?: string
  /** The sentence under it. */
  intro?: string
  /** Whether it says where the law restricts our services. */
  restriction?: boolean
}

/** The enquiry form of every hero. */
export const EnquiryForm = ({ heading, intro, restriction = false }: EnquiryFormProps) => {
  const { enquiry, dialCodes } = useForms()
  const { fields, options } = enquiry
  const defaults = useMemo(() => enquiryDefaults(dialCodes.default, options[0] ?? ""), [dialCodes, options])
  const codes = dialCodes.short.map((code) => ({ code }))
  return (
    <div className={styles.card} data-surface="raised">
      <h2 className={styles.heading}>{heading ?? enquiry.heading}</h2>
      <p className={styles.intro}>{intro ?? enquiry.intro}</p>
      <FormFrame form="enquiry" defaults={defaults} words={enquiry}>
        <TextField name="name" words={fields.name} autoComplete="name" autoCapitalize="words" />
        <PhoneField name="number" words={fields.number} codeWords={fields.countryCode} codes={codes} />
        <EmailField name="email" words={fields.email} />
        <TextField name="university" words={fields.university} autoComplete="organization" />
        <TextField name="course" words={fields.course} autoComplete="off" />
        <DeadlineField name="deadline" words={fields.deadline} />
        <ChoiceField name="selectedOption" words={fields.selectedOption} options={options} />
        <ConsentField name="termsAccepted" words={fields.termsAccepted} />
      </FormFrame>
      {restriction && <RestrictionLine />}
    </div>
  )
}
