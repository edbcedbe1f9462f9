import { buildFile } from "../../src/site/buildFile"
import type { DueDate } from "../dueDates"
import type { Ask, LiveAnswer } from "./askSite"
import type { HostIssue } from "./HostIssue"

/** How many of the pages that are due a message names. */
const NAMED_COUNT = 3

/** The day on which a live site was built, if its file says so. */
const dayIn = ({ status, text }: LiveAnswer) => {
  try {
    const { day } = JSON.parse(text) as { day?: unknown }
    return status === 200 && typeof day === "string" ? day : undefined
  } catch {
    return undefined
  }
}

/**
 * Checks that a live site was built on or after the last day on which it was to change by itself.
 * @param dates the days on which pages are published and openings close
 * @param today as YYYY-MM-DD in UTC
 */
export const checkBuildDay = async (ask: Ask, dates: readonly DueDate[], today: string): Promise<HostIssue[]> => {
  const issue = (message: string, remedy: HostIssue["remedy"]): HostIssue => ({ subject: "dates", message, remedy })
  const answer = await ask(buildFile)
  const built = dayIn(answer)
  if (built === undefined)
    return [issue(`${buildFile} does not say when the site was built (status ${answer.status})`, "publish")]
  const due = dates.filter(({ day, hindrance }) => built < day && day <= today && hindrance === undefined)
  if (due.length === 0) return []
  const named = due.slice(0, NAMED_COUNT).map(({ day, address, file, event }) => `${day} ${address} ${event} (${file})`)
  const more = due.length > named.length ? `, and ${due.length - named.length} more` : ""
  return [issue(`the live site was built on ${built}, before its next date: ${named.join(", ")}${more}`, "dates")]
}
