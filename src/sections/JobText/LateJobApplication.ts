import { latePart } from "../../late/latePart"

/** The application form, which stands below the text of the job. */
export const LateJobApplication = latePart({
  name: "application",
  load: async () => (await import(/* webpackChunkName: "late-application" */ "./JobApplication")).JobApplication,
})
