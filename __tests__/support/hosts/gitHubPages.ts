import type { Behaviour, Has } from "./PretendedHost"

/**
 * GitHub Pages (docs.github.com/en/pages, 'Creating a custom 404 page'; github.com/slorber/trailing-slash-guide): `/plans` and
 * `/plans.html` are `plans.html`, `/plans/` is only `plans/index.html`, everything else is answered by the site's `404.html`,
 * and no setting changes headers or redirects.
 */
export const gitHubPages = (has: Has): Behaviour => ({
  headers: () => ({ "cache-control": "max-age=600", "access-control-allow-origin": "*" }),
  answer: (address) => {
    const file = [address, `${address}.html`, `${address}index.html`].find(has)
    if (file) return { status: 200, file }
    return has(`${address}/index.html`) ? { status: 301, to: `${address}/` } : { status: 404, file: "/404.html" }
  },
})
