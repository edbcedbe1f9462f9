import { useHydrated } from "../../components/hooks/useHydrated"

/** The hero's texts that a link can pass on to the next page (docs/specification.md, Hero text). */
interface HeroOverride {
  heading?: string
  subheading?: string
}

const trimmedText = (value: unknown) => (typeof value === "string" && value.trim() ? value.trim() : undefined)

/**
 * The heading and subheading in the navigation state, which override the page's own. They are ignored during hydration,
 * so that the render matches the HTML.
 */
export const useHeroOverride = (state: unknown): HeroOverride => {
  const hydrated = useHydrated()
  if (!hydrated || typeof state !== "object" || state === null) return {}
  const { heading, subheading } = state as Record<string, unknown>
  return { heading: trimmedText(heading), subheading: trimmedText(subheading) }
}
