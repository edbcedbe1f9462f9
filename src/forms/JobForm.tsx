import { useState } from "react"
import { requestToast } from "../components/toasts/requestToast"
import { useDialCodes } from "../site/useDialCodes"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { CvDialog } from "./CvDialog"
import { CvRequest } from "./CvRequest"
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
  /** What the dialog shows while it is open. */
  const [dialog, setDialog] = useState<{ reference: string | undefined }>()

  /** On another page, which has no dialog, the toast asks for the CV, and stays until it is closed. */
  const askElsewhere = (reference: string | undefined) => {
    const text = (
      <>
        <p>{job.success}</p>
        <CvRequest text={job.dialog.text} reference={reference} email={hrEmail} />
      </>
    )
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
        confirmation={dialog ? "" : job.confirmation}
        subject={`${job.name}: ${profile}`}
        email={hrEmail}
        toastMs={TOAST_MS}
        onSent={(isShown, reference) => (isShown ? setDialog({ reference }) : askElsewhere(reference))}
      />
      {dialog && (
        <CvDialog
          copy={job.dialog}
          confirmation={job.confirmation}
          reference={dialog.reference}
          email={hrEmail}
          job={`${profile} (${reference})`}
          onOpen={() => requestToast({ kind: "success", text: job.success, time: TOAST_MS })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
