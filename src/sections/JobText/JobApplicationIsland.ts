import { defineIsland } from "../../islands/Island"

/** The application form below the text of the job. */
export const JobApplicationIsland = defineIsland({
  name: "application",
  load: async () => (await import(/* webpackChunkName: "island-application" */ "./JobApplication")).JobApplication,
  hydratedInView: true,
})
