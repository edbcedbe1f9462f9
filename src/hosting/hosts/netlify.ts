import { type FormName, fieldsOf, formTables } from "../../forms/formTables"
import { leadNames } from "../../forms/leadNames"
import { netlifyForms, skeletonPath } from "../../forms/mail/netlifyForms"
import { plainProvider } from "../../forms/mail/plainProviders"
import { jobPath } from "../../site/entryPaths"
import type { Host, HostedSite } from "./Host"
import { plainFiles } from "./plainHosts"

const settings = `# Written by npm run build:deploy -- --host netlify. From now on it is yours. Redirects of queries go here:
# https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters

[build]
  command = "npm run build:deploy -- --host netlify"
  publish = "dist"
`

const sentNames = (form: FormName) => [
  ...Object.entries(fieldsOf(form)).flatMap(([name, { unsent }]) => (unsent ? [] : name)),
  ...leadNames.context.campaign,
  leadNames.reference,
  leadNames.suspect,
  netlifyForms.replyToName(),
]

const skeletonOf = (form: FormName) => {
  const inputs = [...new Set(sentNames(form))].map((name) => `  <input name="${name}">`)
  return [`<form name="${form}" method="post" data-netlify="true" hidden>`, ...inputs, "</form>"].join("\n")
}

/** Whether a site has a form: without openings there is none for applications. */
const isOnSite =
  ({ addresses }: HostedSite) =>
  (form: FormName) =>
    form !== "job" || addresses.pages.some((page) => page.startsWith(jobPath({ slug: "" })))

/** The page from which Netlify learns the forms: every form of the site, with every name that it may send. */
const skeleton = (site: HostedSite) => `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Forms</title>
${(Object.keys(formTables) as FormName[]).filter(isOnSite(site)).map(skeletonOf).join("\n")}
`

/** Netlify (https://docs.netlify.com/manage/routing/redirects/overview/). */
export const netlify: Host = {
  name: "Netlify",
  cannot: ["capitals", "endings"],
  note: "It takes forms if GATSBY_FORMS=netlify is set (.env.example).",
  published: (site) => ({
    ...plainFiles(site),
    ...(plainProvider() === netlifyForms && { [skeletonPath.slice(1)]: skeleton(site) }),
  }),
  inProject: () => ({ "netlify.toml": (present) => present ?? settings }),
}
