import { useMemo } from "react"
import { Unbroken } from "../components/Headline/Unbroken"
import { useForms } from "../site/useForms"
import * as styles from "./EnquiryForm.module.css"
import { enquiryFields } from "./enquiryFields"
import { FormShell } from "./FormShell"
import { ChoiceField } from "./fields/ChoiceField"
import { ConsentField } from "./fields/ConsentField"
import { DateField } from "./fields/DateField"
import { PhoneField } from "./fields/PhoneField"
import { TextAreaField } from "./fields/TextAreaField"
import { TextField } from "./fields/TextField"
import type { FieldProps } from "./fields/useFormField"
import type { DialCode } from "./formTables"
import { RestrictionLine } from "./RestrictionLine"

interface EnquiryFormProps {
  /** The page's own heading for the form, if any. */
  heading?: string
  /** The sentence under it. */
  intro?: string
  /** Whether it says where the law restricts our services. */
  restriction?: boolean
  /** A dial code that is offered beside the short list; if the owner accepts the numbers of its country, it is chosen. */
  dialCode?: DialCode
  /** Whether the page is for a country whose law restricts our services. */
  restricted?: boolean
}

const RequestField = (props: FieldProps) => <ChoiceField {...props} options={useForms().enquiry.options} />

/** Room for the brief; webpack leaves it out where the owner does not want it (`defineForms`). */
const BriefField = (props: FieldProps) => (process.env.FORMS_BRIEF ? <TextAreaField {...props} /> : null)

const controls = {
  text: TextField,
  email: TextField,
  phone: PhoneField,
  date: DateField,
  radios: RequestField,
  textArea: BriefField,
  consent: ConsentField,
}

/** The enquiry form of every hero. */
export const EnquiryForm = ({ heading, intro, restriction = false, dialCode, restricted }: EnquiryFormProps) => {
  const { enquiry, dialCodes } = useForms()
  const copy = useMemo(() => ({ ...enquiry, fields: enquiryFields(enquiry) }), [enquiry])
  const codes = useMemo(() => {
    const isListed = dialCodes.offered.some(({ code }) => code === dialCode?.code)
    return dialCode && !isListed ? [...dialCodes.offered, dialCode] : dialCodes.offered
  }, [dialCodes, dialCode])
  return (
    <div id="enquiry" className={styles.card} data-surface="raised">
      <FormShell
        form="enquiry"
        controls={controls}
        copy={copy}
        codes={codes}
        initialValues={{
          countryCode: dialCode?.lengths ? dialCode.code : dialCodes.default,
          selectedOption: enquiry.options[0] ?? "",
          // Without its box it is empty, and so not sent.
          offersAccepted: enquiry.offers === "separate" ? false : "",
        }}
        restricted={restricted}
      >
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading ?? enquiry.heading}</h2>
          <p className={styles.intro}>
            <Unbroken text={intro ?? enquiry.intro} />
          </p>
        </div>
      </FormShell>
      {restriction && <RestrictionLine />}
    </div>
  )
}
