import { useMemo, useState } from "react"
import { useForms } from "../../site/useForms"
import { useSite } from "../../site/useSite"
import { requestToast } from "../../toasts/requestToast"
import { jobDefaults } from "../defaultsOfForms"
import { ConsentField } from "../fields/ConsentField"
import { EmailField } from "../fields/EmailField"
import { TextAreaField } from "../fields/TextAreaField"
import { TextField } from "../fields/TextField"
import { WorldPhoneField } from "../fields/WorldPhoneField"
import { FormFrame } from "../frame/FormFrame"
import { CvDialog } from "./CvDialog"

/** How long the job form's toasts stay (specification, section 9). */
const toastTime = 3000

/** The application form of a job; the section around it draws its card. */
export const JobForm = ({ profile }: { profile: string }) => {
  const { job, dialCodes } = useForms()
  const { hrEmail } = useSite().contact
  const { fields } = job
  const [asking, setAsking] = useState(false)
  const defaults = useMemo(() => jobDefaults(dialCodes.default, profile), [dialCodes, profile])

  const sent = () => {
    requestToast({ kind: "success", text: job.success, time: toastTime })
    setAsking(true)
  }
  const failed = () => requestToast({ kind: "error", text: job.failure, time: toastTime })

  return (
    <>
      <FormFrame
        form="job"
        draft={`job ${profile}`}
        defaults={defaults}
        words={job}
        confirmation={job.confirmation}
        lock="terms"
        subject={`${job.name}: ${profile}`}
        email={hrEmail}
        toasted
        onSent={sent}
        onFailed={failed}
      >
        <TextField name="user_name" words={fields.user_name} autoComplete="name" autoCapitalize="words" />
        <EmailField name="user_email" words={fields.user_email} />
        <WorldPhoneField name="mobile" words={fields.mobile} codeWords={fields.countryCode} />
        <TextField name="location" words={fields.location} autoComplete="address-level2" />
        <TextField name="experience" words={fields.experience} autoComplete="off" />
        <TextField name="noticeperiod" words={fields.noticeperiod} autoComplete="off" />
        <TextField name="currentsalary" words={fields.currentsalary} autoComplete="off" />
        <TextField name="expectedsalary" words={fields.expectedsalary} autoComplete="off" />
        <TextAreaField name="message" words={fields.message} />
        <ConsentField name="terms" words={fields.terms} urgent />
      </FormFrame>
      {asking && <CvDialog words={job.dialog} email={hrEmail} onClose={() => setAsking(false)} />}
    </>
  )
}
