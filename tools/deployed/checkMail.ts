import { netlifyForms, skeletonPath } from "../../src/forms/mail/netlifyForms"
import { plainProvider } from "../../src/forms/mail/plainProviders"
import { formOrigins, mailProvider } from "../../src/forms/mail/provider"
import { mailPath } from "../../src/hosting/endpointPaths"
import type { Ask } from "./askSite"
import { policyIn } from "./checkHeaders"
import type { HostIssue } from "./HostIssue"

const issue = (message: string, remedy: HostIssue["remedy"] = "mail"): HostIssue[] => [
  { subject: "mail", message, remedy },
]

/** Netlify takes the forms of the pages that it has read, and marks those by leaving out the attribute. */
const checkSkeleton = async (ask: Ask) => {
  const { status, text } = await ask(skeletonPath)
  if (status !== 200)
    return issue(`Netlify has no forms: ${skeletonPath} answers with status ${status}`, "netlifyForms")
  return text.includes("data-netlify") ? issue("Netlify has not read the forms", "netlifyForms") : []
}

/** Checks that something accepts form submissions, without sending one. */
export const checkMail = async (ask: Ask): Promise<HostIssue[]> => {
  if (plainProvider() === netlifyForms) return checkSkeleton(ask)
  // In a build with a mail service the content policy lets scripts connect to it.
  const policy = policyIn((await ask("/")).text) ?? ""
  const missing = formOrigins().filter((origin) => !policy.includes(origin))
  if (missing.length > 0) return issue(`the pages' policy does not allow ${missing.join(", ")}`)
  if (plainProvider() || policy.includes(mailProvider.origin)) return []
  const { status, headers } = await ask(mailPath)
  if (status === 405 && headers.get("allow") === "POST") return []
  return issue(`nothing receives the forms: ${mailPath} answers with status ${status}`)
}
