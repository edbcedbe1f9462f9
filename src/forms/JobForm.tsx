import { useState } from "react"
import { requestToast } from "../components/toasts/requestToast"
import { fill } from "../site/fill"
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

interface JobFormProps {
  /** The opening's title. */
  profile: string
  /** Its reference. */
  reference: string
}

/** The application form of a job; the section around it renders its card. */
export const JobForm = ({ profile, reference }: JobFormProps) => {
  const { job, dialCodes } = useForms()
  const { hrEmail } = useSite().contact
  const codes = useDialCodes()
  const [isAsking, setAsking] = useState(false)

  /** On another page, which has no dialog, the toast asks for the CV, and stays until it is closed. */
  const askElsewhere = (told: string) => {
    const text = `${told} ${fill(job.dialog.text, { email: hrEmail })}`
    requestToast({ kind: "success", text, time: false })
  }

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
        onSent={(isShown, told) => (isShown ? setAsking(true) : askElsewhere(told))}
      />
      {isAsking && (
        <CvDialog
          copy={job.dialog}
          email={hrEmail}
          job={`${profile} (${reference})`}
          onOpen={() => requestToast({ kind: "success", text: job.success, time: TOAST_MS })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
