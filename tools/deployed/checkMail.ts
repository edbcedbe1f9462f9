import { mailProvider } from "../../src/forms/mail/provider"
import { mailPath } from "../../src/outbox/takeSubmission"
import type { Ask } from "./askSite"
import { policyIn } from "./checkHeaders"
import type { HostIssue } from "./HostIssue"

/** Asks whether what forms send has somewhere to go. Nothing is sent. */
export const checkMail = async (ask: Ask): Promise<HostIssue[]> => {
  // A build with a mail service lets scripts talk to it.
  if (policyIn((await ask("/")).text)?.includes(mailProvider.origin)) return []
  const { status, headers } = await ask(mailPath)
  if (status === 405 && headers.get("allow") === "POST") return []
  return [
    { subject: "mail", message: `forms have nowhere to go: ${mailPath} answers with status ${status}`, remedy: "mail" },
  ]
}
