import { z } from "zod"
import { isEvent } from "../../measure/events"
import { type Answer, answer, type Posted, refusalOf } from "../outbox/posted"
import { readObject } from "../outbox/readSubmission"
import { storeCount } from "./storeCount"

/** The maximum size of a posted count: a path of any length that a page has, and an event. */
export const MAX_COUNT_BYTES = 4096

const posted = z.object({ path: z.string(), event: z.string(), detail: z.string().optional() })

/**
 * Counts an event that a browser has sent. Of the visitor nothing is stored.
 * @param isPage whether the site has a page at a path
 */
export const takeCount = async (request: Posted, isPage: (path: string) => boolean): Promise<Answer> => {
  const refusal = refusalOf(request, "count")
  if (refusal) return refusal
  const { data } = posted.safeParse(readObject(request.body?.toString("utf8") ?? ""))
  if (!data || !isEvent(data.event, data.detail) || !isPage(data.path)) return answer(400, "Bad Request")
  const day = new Date().toISOString().slice(0, 10)
  try {
    await storeCount({ day, ...data, count: 1 })
  } catch {
    return answer(500, "Internal Server Error")
  }
  return answer(200, "OK")
}
