import { questionPrefix } from "../site/anchors"
import { groupFolder } from "../site/groupPath"
import { homeSections } from "../site/homeSections"
import { decodePath, plainAddress } from "../site/plainAddress"
import { excerpt, type IssueText } from "./issue"
import { routeOf } from "./routeOf"
import type { SiteFacts } from "./siteFacts"
import { suggest, suggestAddress } from "./suggest"

/** What entries may refer to. */
export interface Targets {
  /** The slugs of each type. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>
  /** The addresses of all pages. */
  paths: ReadonlySet<string>
  /** Those of hidden pages. */
  hidden: ReadonlySet<string>
  /** The anchors of the sections on home that menus may link to; undefined if all are there. */
  sections?: readonly string[]
  /** The anchors of the questions on home; undefined if they are unknown, so that links to them are not checked. */
  questions?: ReadonlySet<string>
  /** What the names in braces stand for. */
  facts?: SiteFacts
}

const allSections: readonly string[] = Object.values(homeSections)

/** What is wrong with the anchor of a question on the home page. */
const wrongQuestion = (anchor: string, { questions }: Targets): IssueText | undefined => {
  if (!questions || questions.has(anchor)) return undefined
  const meant = suggest(anchor, [...questions])
  return {
    message: `the home page has no question ${excerpt(anchor)}${meant ? `; did you mean ${meant}?` : ""}`,
    remedy: meant ? `Write /#${meant}.` : `Write /#${homeSections.faqs}, or the address of a question that exists.`,
  }
}

/** What is wrong with the fragment of a home page address: it must be the id of a section or of a question. */
const wrongSection = (address: string, targets: Targets): IssueText | undefined => {
  const { sections = allSections } = targets
  const [, section] = /^\/#(.*)$/.exec(address) ?? []
  if (section === undefined || sections.includes(section)) return undefined
  if (section.startsWith(questionPrefix)) return wrongQuestion(section, targets)
  const meant = suggest(section, sections)
  return {
    message: `the home page has no section ${excerpt(section)}${meant ? `; did you mean ${meant}?` : ""}`,
    remedy: `Write ${meant ? `/#${meant}` : `one of ${sections.map((name) => `/#${name}`).join(", ")}`}.`,
  }
}

/**
 * What is wrong with an address of this site: there is no such page, or no such section on the home page.
 * @param removal what else helps if the page was deleted, as in ", or remove the link"
 */
export const wrongPath = (address: string, targets: Targets, removal = ""): IssueText | undefined => {
  const route = routeOf(address)
  if (targets.paths.has(route)) return wrongSection(address, targets)
  const meant = suggestAddress(route, [...targets.paths])
  return {
    message: `no page has the address ${route}${meant ? `; did you mean ${meant}?` : ""}`,
    remedy: `Write ${meant ?? "the address of a page that exists"}${removal}.`,
  }
}

/** What is wrong with a link in a text: a page that does not exist, or a kind of address that is not allowed. */
export const wrongLink = (href: string, targets: Targets): IssueText | undefined => {
  if (href.startsWith("/") && !href.startsWith("//")) return wrongPath(href, targets, ", or remove the link")
  if (/^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:\+?[0-9-]+|#[a-z0-9-]+)$/.test(href)) return undefined
  return {
    message: `the link ${excerpt(href)} is not allowed`,
    remedy: "Link to an https:// address, a path on this site that starts with /, or a mailto: or tel: address.",
  }
}

/**
 * What is wrong with an old address; nothing if it lacks the form of its field, which is reported as such.
 * @param pattern the form of the field
 */
export const wrongOldAddress = (
  address: string,
  pattern: string,
  paths: ReadonlySet<string>,
): IssueText | undefined => {
  const form = new RegExp(pattern)
  if (!form.test(address)) return undefined
  const decoded = decodePath(address)
  const isUndecodable = decoded === address && address.includes("%")
  if (isUndecodable || !form.test(decoded))
    return {
      message: "contains a percent code that is not that of a letter, digit or allowed sign",
      remedy:
        "Write the characters themselves, and %25 for a percent sign. Redirect other addresses in the configuration of your host (docs/hosting.md).",
    }
  const plain = plainAddress(address)
  if (plain.startsWith(`${groupFolder}/`))
    return {
      message: `is in ${groupFolder}, where a site with many services lists them`,
      remedy: "Remove the redirect.",
    }
  if (![...paths].some((path) => plainAddress(path) === plain)) return undefined
  return {
    message: "is the address of an existing page, which the redirect would hide",
    remedy: "Remove the redirect, or write the old address of a page that no longer exists.",
  }
}
