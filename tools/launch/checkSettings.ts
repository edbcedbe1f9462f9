import type { Issue, SettingIssue } from "../../src/content/issue"
import { readText } from "../../src/content/readDataFile"
import { mailProvider } from "../../src/forms/mail/provider"
import { environmentFile } from "../../src/hosting/settings/loadEnvironment"
import { placeOfSetting } from "../../src/hosting/settings/loadSettings"
import { isGroupSet } from "../../src/hosting/settings/readSetting"
import type { Environment } from "../../src/hosting/settings/Setting"
import { settingIssues } from "../../src/hosting/settings/settingIssues"
import { ways } from "../../src/measure/ways"
import { checkLeads } from "./checkLeads"
import { formServices } from "./formServices"
import { isMadeUpAddress } from "./isMadeUp"

const own = environmentFile("production")

const mailSettings = Object.keys(mailProvider.settings())
const [firstMailSetting = ""] = mailSettings

const privacyPolicy = "data/policies/privacy-policy.json"

interface Site {
  readonly url: string
  readonly leads: { readonly context: string }
}

const siteIn = (root: string) => JSON.parse(readText(`${root}/data/site.json`)) as Site

/** Whether the enquiry form takes a brief. */
const takesBrief = (root: string) => JSON.parse(readText(`${root}/data/forms.json`)).enquiry.brief !== "off"

/**
 * Checks the settings that a live site needs.
 * @param root the project's folder
 */
export const checkSettings = (root: string, environment: Environment, isPurged: boolean): Issue[] => {
  const placed = (issue: SettingIssue): Issue => ({ ...placeOfSetting(issue.field, own, root), ...issue })
  const wrong = settingIssues(environment)
  // What else is missing depends on these.
  if (wrong.length > 0) return wrong.map(placed)

  const points: Issue[] = []
  const point = (field: string, message: string, remedy: string) => points.push(placed({ field, message, remedy }))

  const address = environment.SITE_URL || siteIn(root).url
  if (!address.startsWith("https://") || isMadeUpAddress(address))
    point(
      "SITE_URL",
      `canonical links, feeds and the sitemap contain ${address}, which is not a public web address`,
      `Add SITE_URL=https://your-domain to ${own} or to the build settings at your host, or write that address in data/site.json.`,
    )

  const missing = mailSettings.filter((name) => !environment[name])
  const isMailed = !environment.GATSBY_FORMS && missing.length < mailSettings.length
  const isBuiltIn = environment.OUTBOX_DIR || isGroupSet("mail", environment) || isGroupSet("webhook", environment)
  if (isMailed)
    for (const name of missing) point(name, "is not set: forms that need it cannot be sent", `Add ${name}=… to ${own}.`)
  else if (!environment.GATSBY_FORMS && isBuiltIn) points.push(...checkLeads(root, environment, isPurged).map(placed))
  else if (!environment.GATSBY_FORMS)
    point(
      firstMailSetting,
      "no mail service is set: forms go to the site's own server (npm run serve, containers). Hosts of plain files (Netlify, Cloudflare Pages, object stores) have no such server, so every form there ends in “could not be sent”",
      `Set GATSBY_FORMS in ${own} (docs/hosting.md), or set up ${mailProvider.name} with ${mailSettings.join(", ")} there. If your own server should take them, set SMTP_URL or LEADS_WEBHOOK instead (docs/hosting.md).`,
    )
  const policy = readText(`${root}/${privacyPolicy}`)
  const unnamed = (message: string, remedy: string) =>
    points.push({ file: privacyPolicy, field: "sections", message, remedy })
  const services = isMailed ? [mailProvider.name] : formServices(environment)
  for (const service of services.filter((name) => !policy.includes(name)))
    unnamed(
      `does not name ${service}, the service that receives what visitors write`,
      "Name it where the policy lists who receives personal details, with a new date in `updated`.",
    )

  if (takesBrief(root) && !/\benquiry\b[^\n]*\bbrief\b/i.test(policy.replaceAll("\\n", "\n")))
    unnamed(
      "does not say that the enquiry form takes a brief (enquiry.brief in data/forms.json)",
      "Name the brief where it lists what the enquiry form sends, with a new date in `updated`.",
    )
  if (siteIn(root).leads.context === "campaign" && !/\bclick\b/i.test(policy))
    unnamed(
      "does not say that forms send the number by which an ad’s network knows a click (leads.context in data/site.json)",
      "Say so where it lists what goes along with a form, with a new date in `updated`.",
    )

  const way = Object.entries(ways).find(([name]) => name === environment.GATSBY_MEASURE)?.[1]
  if (way && !policy.includes("{measuring}") && !policy.includes(way.name))
    unnamed(
      `does not say that the site is measured by ${way.name}`,
      "Write {measuring} where it speaks of cookies, with a new date in `updated`.",
    )

  if (!environment.GATSBY_GEO_URL)
    point(
      "GATSBY_GEO_URL",
      "no geolocation service is set: the visitor's country is looked up with a free service that guarantees nothing",
      `Add the address of a service that you have an account with to ${own}, or confirm the free one by adding its address there.`,
    )
  return points
}
