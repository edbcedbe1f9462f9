import { existsSync, readFileSync } from "node:fs"
import type { Issue } from "../../src/content/issue"
import { readText } from "../../src/content/readDataFile"
import { mailProvider } from "../../src/forms/mail/provider"
import { formIssues, formServices } from "../../src/hosting/formIssues"
import { measureIssues } from "../../src/hosting/measureIssues"
import { environmentFile } from "../../src/hosting/settings/loadEnvironment"
import { ways } from "../../src/measure/ways"
import { leadSettings } from "../../src/server/outbox/leadSettings"
import { checkLeads } from "./checkLeads"
import { isMadeUpAddress } from "./isMadeUp"

/** Settings by name, as a build gets them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The file that explains the settings, and those that set them. */
const explained = ".env.example"
const own = environmentFile("production")

const mailSettings = Object.keys(mailProvider.settings())
const [firstMailSetting = ""] = mailSettings

const privacyPolicy = "data/policies/privacy-policy.json"

/** The address that is in data/site.json. */
const addressInData = (root: string) => (JSON.parse(readText(`${root}/data/site.json`)) as { url: string }).url

/** The file and line that sets a setting, or else the one that explains it. */
const placeOf = (root: string, name: string): Pick<Issue, "file" | "position"> => {
  for (const file of [own, explained]) {
    const lines = existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, "utf8").split("\n") : []
    const line = lines.findIndex((text) => new RegExp(`^#?\\s*${name}=`).test(text))
    if (line >= 0) return { file, position: { line: line + 1, column: 1 } }
  }
  return { file: own }
}

/**
 * Checks the settings that a live site needs.
 * @param root the project's folder
 */
export const checkSettings = (root: string, environment: Environment, isPurged: boolean): Issue[] => {
  const point = (field: string, message: string, remedy: string): Issue => ({
    ...placeOf(root, field),
    field,
    message,
    remedy,
  })
  const points: Issue[] = []

  const address = environment.SITE_URL || addressInData(root)
  if (!address.startsWith("https://") || isMadeUpAddress(address))
    points.push(
      point(
        "SITE_URL",
        `canonical links, feeds and the sitemap contain ${address}, which is not a public web address`,
        `Add SITE_URL=https://your-domain to ${own} or to the build settings at your host, or write that address in data/site.json.`,
      ),
    )

  const missing = mailSettings.filter((name) => !environment[name])
  const isBuiltIn = environment.OUTBOX_DIR || leadSettings(environment).wanted.length > 0
  if (environment.GATSBY_FORMS)
    for (const { field, message, remedy } of formIssues(environment)) points.push(point(field, message, remedy))
  else if (missing.length === mailSettings.length && isBuiltIn)
    for (const { field, message, remedy } of checkLeads(root, environment, isPurged))
      points.push(point(field, message, remedy))
  else if (missing.length === mailSettings.length)
    points.push(
      point(
        firstMailSetting,
        "no mail service is set: forms go to the site's own server (npm run serve, containers). Hosts of plain files (Netlify, Cloudflare Pages, object stores) have no such server, so every form there ends in “could not be sent”",
        `Set GATSBY_FORMS in ${own} (docs/hosting.md), or set up ${mailProvider.name} with ${mailSettings.join(", ")} there. If your own server should take them, set SMTP_URL or LEADS_WEBHOOK instead (docs/hosting.md).`,
      ),
    )
  else if (missing.length < mailSettings.length)
    for (const name of missing)
      points.push(point(name, "is not set: forms that need it cannot be sent", `Add ${name}=… to ${own}.`))
  const policy = readText(`${root}/${privacyPolicy}`)
  const services = environment.GATSBY_FORMS
    ? formServices(environment)
    : missing.length < mailSettings.length
      ? [mailProvider.name]
      : []
  for (const service of services.filter((name) => !policy.includes(name)))
    points.push({
      file: privacyPolicy,
      field: "sections",
      message: `does not name ${service}, the service that receives what visitors write`,
      remedy: "Name it where the policy lists who receives personal details, with a new date in `updated`.",
    })

  for (const { field, message, remedy } of measureIssues(environment)) points.push(point(field, message, remedy))
  const way = Object.entries(ways).find(([name]) => name === environment.GATSBY_MEASURE)?.[1]
  if (way && !policy.includes("{measuring}") && !policy.includes(way.name))
    points.push({
      file: privacyPolicy,
      field: "sections",
      message: `does not say that the site is measured by ${way.name}`,
      remedy: "Write {measuring} where it speaks of cookies, with a new date in `updated`.",
    })

  if (!environment.GATSBY_GEO_URL)
    points.push(
      point(
        "GATSBY_GEO_URL",
        "no geolocation service is set: the visitor's country is looked up with a free service that guarantees nothing",
        `Add the address of a service that you have an account with to ${own}, or confirm the free one by adding its address there.`,
      ),
    )
  return points
}
