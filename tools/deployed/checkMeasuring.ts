import { measureAddress, measureWay } from "../../src/measure/ways"
import { type Ask, askSite } from "./askSite"
import { policyIn } from "./checkHeaders"
import type { HostIssue } from "./HostIssue"

/** Checks that something takes what browsers send if the settings say that the site is measured. Nothing is counted. */
export const checkMeasuring = async (ask: Ask): Promise<HostIssue[]> => {
  const address = measureAddress()
  const issue = (message: string): HostIssue[] => [{ subject: "measuring", message, remedy: "measuring" }]
  if (!address) return []
  if (measureWay() === "own") {
    const { status, headers } = await ask(address)
    if (status === 405 && headers.get("allow") === "POST") return []
    return issue(`nothing counts: ${address} answers with status ${status}`)
  }
  const { origin, pathname } = new URL(address)
  if (!policyIn((await ask("/")).text)?.includes(origin)) return issue(`the pages' policy does not allow ${origin}`)
  const { status, text } = await askSite(origin)(pathname)
  if (status === 0) return issue(`${origin} does not answer: ${text}`)
  return status < 500 ? [] : issue(`${address} answers with status ${status}`)
}
