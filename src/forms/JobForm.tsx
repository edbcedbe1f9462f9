import { useState } from "react"
import { useDialCodes } from "../site/useDialCodes"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { CvDialog } from "./CvDialog"
import { FormShell } from "./FormShell"
import { ConsentField } from "./fields/ConsentField"
import { PhoneField } from "./fields/PhoneField"
import { TextAreaField } from "./fields/TextAreaField"
import { TextField } from "./fields/TextField"

/** How long the job form's toasts stay (docs/specification.md, Toasts). */
const TOAST_MS = 3000

const controls = {
  text: TextField,
  email: TextField,
  phone: PhoneField,
  textArea: TextAreaField,
  consent: ConsentField,
}

/** The application form of a job; the section around it renders its card. */
export const JobForm = ({ profile }: { profile: string }) => {
  const { job, dialCodes } = useForms()
  const { hrEmail } = useSite().contact
  const codes = useDialCodes()
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <FormShell
        form="job"
        controls={controls}
        copy={job}
        initialValues={{ countryCode: dialCodes.default, profile }}
        codes={codes}
        draft={`job ${profile}`}
        requiredConsent="terms"
        confirmation={job.confirmation}
        subject={`${job.name}: ${profile}`}
        email={hrEmail}
        toastMs={TOAST_MS}
        onSent={() => setAsking(true)}
      />
      {isAsking && <CvDialog copy={job.dialog} email={hrEmail} onClose={() => setAsking(false)} />}
    </>
  )
}
