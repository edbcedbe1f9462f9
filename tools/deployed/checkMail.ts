import { mailProvider } from "../../src/forms/mail/provider"
import { mailPath } from "../../src/hosting/outbox/takeSubmission"
import type { Ask } from "./askSite"
import { policyIn } from "./checkHeaders"
import type { HostIssue } from "./HostIssue"

/** Checks that something accepts form submissions, without sending one. */
export const checkMail = async (ask: Ask): Promise<HostIssue[]> => {
  // In a build with a mail service the content policy lets scripts connect to it.
  if (policyIn((await ask("/")).text)?.includes(mailProvider.origin)) return []
  const { status, headers } = await ask(mailPath)
  if (status === 405 && headers.get("allow") === "POST") return []
  return [
    {
      subject: "mail",
      message: `nothing receives the forms: ${mailPath} answers with status ${status}`,
      remedy: "mail",
    },
  ]
}
