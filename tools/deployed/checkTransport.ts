import type { Ask } from "./askSite"
import type { HostIssue } from "./HostIssue"

/** A site on localhost, as served by `npm run serve`, needs no certificate. */
const isLocal = (hostname: string) => /^(?:localhost|127\..*|\[::1\])$/.test(hostname)

/**
 * Checks that a site is served over https, and that http redirects there.
 * @param askPlain requests the same host over http
 */
export const checkTransport = async ({ protocol, hostname, port }: URL, askPlain: Ask): Promise<HostIssue[]> => {
  const issue = (message: string): HostIssue => ({ subject: "https", message, remedy: "transport" })
  if (protocol === "http:") return isLocal(hostname) ? [] : [issue("the site is requested over http")]
  if (port !== "") return []
  const { status, headers } = await askPlain("/")
  const location = headers.get("location") ?? ""
  const target = URL.canParse(location) ? new URL(location).origin : undefined
  const leads = [301, 308].includes(status) && target === `https://${hostname}`
  return leads ? [] : [issue(`http://${hostname}/ does not redirect to https (status ${status})`)]
}
