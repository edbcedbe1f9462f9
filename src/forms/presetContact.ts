import { type QueryName, queryValue } from "../components/links/queryValue"
import { MAX_SLUG_LENGTH, servicePath, slugPattern } from "../site/entryPaths"
import { fill } from "../site/fill"
import type { FieldValues } from "./formTables"
import { reinitialize, type SiteForm } from "./siteForm"

/** The query's text if it has the form of a slug; an address can contain anything. */
const slugIn = (search: string) => {
  // In a query a plus sign stands for a space; slugs have no spaces.
  const slug = (queryValue(search, "service") ?? "").replaceAll(" ", "+")
  return slugPattern.test(slug) && slug.length <= MAX_SLUG_LENGTH ? slug : undefined
}

interface ServiceData {
  result?: { data?: { service?: { name?: unknown } } }
}

/**
 * Looks up the name of a service in its page's data, so that other pages need not contain all names.
 * @param slug a text in the form of a slug
 * @returns undefined if there is no such service; some hosts then answer with an HTML page
 * @throws TypeError (by rejection) if there is no connection
 */
const fetchServiceName = async (slug: string) => {
  const response = await fetch(`/page-data${servicePath({ slug })}/page-data.json`)
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return undefined
  const data = (await response.json()) as ServiceData
  const name = data.result?.data?.service?.name
  return typeof name === "string" ? name : undefined
}

/** Fills in a field as if the value were its initial one: the visitor did not type it, so it makes no draft. */
const prefill = (form: SiteForm, name: string, value: string) => {
  const { values, initialValues } = form.getState()
  reinitialize(form, { ...(initialValues as FieldValues), [name]: value }, { ...values, [name]: value })
}

/** Takes a parameter out of the page's address. */
const dropFromAddress = (name: QueryName) => {
  const address = new URL(window.location.href)
  address.searchParams.delete(name)
  window.history.replaceState(window.history.state, "", address)
}

/**
 * Fills in a field by the address, until the visitor changes it: the parameter is then dropped, so that a reload does
 * not bring its value back.
 * @returns a function that stops it
 */
const prefillUntilChanged = (form: SiteForm, field: string, value: string, parameter: QueryName) => {
  prefill(form, field, value)
  const stop = form.subscribe(
    ({ values }) => {
      if (values[field] === value) return
      stop()
      dropFromAddress(parameter)
    },
    { values: true },
  )
  return stop
}

/**
 * Fills in what the link to the contact form requests: `?package=Gold` chooses a plan, `?service=<slug>` begins the
 * message with the service's name, unless there already is one. An unknown plan or service is ignored.
 * @param search the query of the address, with its question mark
 * @param tiers the names of the plans
 * @param aboutService the beginning of the message; {service} is replaced by the name
 * @returns a function that stops watching these fields, and cancels the look-up of the service
 */
export const presetContact = (form: SiteForm, search: string, tiers: readonly string[], aboutService: string) => {
  const tier = tiers.find((name) => name === queryValue(search, "package"))
  const stops = tier ? [prefillUntilChanged(form, "package", tier, "package")] : []

  let isCurrent = true
  const begin = (service: string | undefined) => {
    if (!isCurrent || !service || form.getState().values.message) return
    stops.push(prefillUntilChanged(form, "message", `${fill(aboutService, { service })}\n\n`, "service"))
  }
  const slug = slugIn(search)
  // Without a connection the message stays empty.
  if (slug) fetchServiceName(slug).then(begin, () => undefined)
  return () => {
    isCurrent = false
    for (const stop of stops) stop()
  }
}
