import { fetchFile } from "../../site/fetchFile"
import { once } from "../../site/once"
import type { PageData } from "./PageData"

type Fields = Record<string, unknown>

/** Whether a field of a page's query is only for islands that read it late, by its name, as in `lateService: service`. */
export const isLateField = (name: string) => /^late[A-Z]/.test(name)

/** The fields that the HTML of a page has. */
export const earlyFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isLateField(name)))

/** Loads the late fields of the first page; of the other pages Gatsby loads all fields. */
let load = async () => {}

/**
 * Says that a page's data lack their late fields.
 * @param page its data, to which they are added, since Gatsby keeps this object
 */
export const expectLateFields = ({ path, result }: PageData["page"]) => {
  load = once(async () => {
    const folder = path === "/" ? "/index" : path
    const whole = (await fetchFile(`/page-data${folder}/page-data.json`)) as PageData["page"]
    Object.assign(result.data ?? {}, whole.result.data)
  })
}

/**
 * Loads the fields of the page's query that its HTML is without, for an island that reads them.
 * @throws TypeError or Error (by rejection) if they cannot be loaded; the next call tries again
 */
export const loadLateFields = () => load()
