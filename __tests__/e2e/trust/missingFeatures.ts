import { readFileSync } from "node:fs"
import compat, { type BrowserName, type CompatStatement } from "@mdn/browser-compat-data"

/** Browser names in package.json's `browserslist`, with those in MDN's data. */
const browserNames: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios: "safari_ios",
  samsung: "samsunginternet_android",
}

type Identifiers = Record<string, { __compat?: CompatStatement }>

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] }

const promised = browserslist.map((entry) => {
  const [name = "", version] = entry.split(" >= ")
  const browser = browserNames[name]
  if (!browser || !version) throw new Error(`package.json promises ${entry}, which this test does not understand`)
  return { browser, version: Number(version) }
})

/** Whether the oldest version of a supported browser lacks a feature. */
const isMissing = ({ support }: CompatStatement) =>
  promised.some(({ browser, version }) => {
    const entries = [support[browser] ?? []].flat()
    return !entries.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === "string" &&
        Number.parseFloat(version_added.replace("≤", "")) <= version &&
        !version_removed &&
        !flags &&
        !prefix &&
        !alternative_name,
    )
  })

/** What MDN's names of functions of a class end with where its objects have one of the same name, as Response.json. */
const ofClass = /_static$/

/**
 * The names that a supported browser lacks, of the language and the platform, with their owner objects, and a third word
 * for those that its objects keep.
 */
export const missingFeatures = [compat.api, compat.javascript.builtins ?? {}].flatMap((owners) =>
  Object.entries(owners as Identifiers).flatMap(([owner, { __compat: itself, ...members }]) => [
    ...(itself && isMissing(itself) ? [[owner]] : []),
    ...Object.entries(members as Identifiers).flatMap(([member, { __compat: statement }]) =>
      statement && isMissing(statement)
        ? [[owner, member.replace(ofClass, ""), ...(ofClass.test(member) ? ["static"] : [])]]
        : [],
    ),
  ]),
)

/** Removes names from a page before its scripts run; called in the browser. */
export const takeAway = (names: readonly (readonly string[])[]) => {
  const remove = (owner: object | undefined, name: string) => {
    if (owner && Object.getOwnPropertyDescriptor(owner, name)?.configurable) Reflect.deleteProperty(owner, name)
  }
  for (const [owner = "", member, isStatic] of names) {
    const own = Reflect.get(globalThis, owner)
    if (member === undefined) remove(globalThis, owner)
    else
      for (const place of isStatic ? [own] : [own, own?.prototype, owner === "Window" && globalThis])
        if (place) remove(place, member)
  }
}
