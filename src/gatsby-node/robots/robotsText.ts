import type { z } from "zod"
import type { site } from "../../content/schemas/site"
import { aiAgents } from "./aiAgents"

/** The AI agents that the owner lets in (`search.ai` in data/site.json). */
type AiSetting = z.infer<typeof site>["search"]["ai"]

/** Whether a setting keeps agents out, by their purpose. */
const refuses: Record<AiSetting, (purpose: (typeof aiAgents)[number]["purpose"]) => boolean> = {
  all: () => false,
  answers: (purpose) => purpose === "training",
  none: () => true,
}

/**
 * The text of robots.txt: crawlers may read all pages but not the mail endpoint, the refused AI agents nothing, and there
 * is a sitemap. An agent obeys only the group that names it, or else that of `*` (RFC 9309).
 * @param siteUrl the site's address, without a slash at its end
 */
export const robotsText = (siteUrl: string, ai: AiSetting) => {
  const refused = aiAgents.filter(({ purpose }) => refuses[ai](purpose))
  const names = refused.map(({ name }) => `User-agent: ${name}\n`).join("")
  return `${names}${names && "Disallow: /\n\n"}User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
