import { otherHost } from "../../site/otherHost"
import { firstAddress, pageName } from "../../site/visit"
import { type ContextName, type ContextSetting, contextText, leadNames } from "../leadNames"

/** A path as people write it; as it is if it cannot be decoded. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The value of a name, before it is cleaned. */
const textOf = (name: ContextName, first: URL) => {
  if (name === "page") return decoded(window.location.pathname)
  if (name === "page_name") return pageName()
  if (name === "arrived_on") return decoded(first.pathname)
  if (name === "arrived_from") return otherHost()
  return first.searchParams.get(name)
}

/**
 * Where a form is sent from, and where the visit came from (docs/specification.md, What goes along with a form). A form
 * must be sent whatever the browser says, so there is no context if it cannot be read.
 */
export const visitContext = (setting: ContextSetting): Readonly<Partial<Record<ContextName, string>>> => {
  const names: readonly ContextName[] = leadNames.context[setting]
  try {
    const first = new URL(firstAddress)
    const entries = names.map((name) => [name, contextText(name, textOf(name, first) ?? "")] as const)
    return Object.fromEntries(entries.filter(([, text]) => text !== ""))
  } catch {
    return {}
  }
}
