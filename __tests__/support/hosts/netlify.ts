import type { Behaviour, Has } from "./PretendedHost"
import { headerRules, isRead, matching, redirectLines } from "./plainRules"

/**
 * Netlify (docs.netlify.com/manage/routing/redirects, 'Overview', 'Redirect options' and 'Custom 404 page handling';
 * github.com/slorber/trailing-slash-guide): a file comes before the first rule that matches, `/plans` and `/plans.html` are
 * `plans.html`, `/plans/` redirects, and rules match with or without a slash at the end.
 */
export const netlify = (has: Has, folder: string): Behaviour => {
  const rules = redirectLines(folder)
  return {
    headers: headerRules(folder),
    answer: (address) => {
      if (!isRead(address)) {
        const plain = address.replace(/\/$/, "")
        if (has(address)) return { status: 200, file: address }
        if (has(`${plain}.html`))
          return plain === address ? { status: 200, file: `${plain}.html` } : { status: 301, to: plain }
        if (has(`${plain}/index.html`)) return { status: 200, file: `${plain}/index.html` }
      }
      const rule = matching(rules, address) ?? matching(rules, address.replace(/\/$/, ""))
      if (rule && rule.status !== 404) return { status: rule.status, to: rule.to }
      return { status: 404, file: rule?.to ?? "/404.html" }
    },
  }
}
