import type { Host, HostedSite } from "./Host"

/** https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages */
const workflow = `# Written by npm run build:deploy -- --host github-pages. From now on it is yours. The repository's variable SETTINGS holds
# the lines of .env.production.
name: GitHub Pages
on:
  push:
    branches: [main]
  schedule:
    - cron: "10 0 * * *"
  workflow_dispatch:
permissions:
  actions: write
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: printf '%s\\n' "$SETTINGS" > .env.production
        env:
          SETTINGS: \${{ vars.SETTINGS }}
      - run: npm ci --include=dev
      - run: npm run build:deploy -- --host github-pages
      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          include-hidden-files: true
      - id: deployment
        uses: actions/deploy-pages@v4
      # GitHub switches schedules off when nothing was committed for 60 days, unless the workflow is enabled anew.
      - if: github.event_name == 'schedule'
        run: gh workflow enable pages.yml
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
`

/**
 * A page in place of a redirect, which search engines follow as one. Its script passes on what names a campaign or a place
 * in the page.
 */
const redirectPage = (to: string) => `<!doctype html>
<meta charset="utf-8">
<title>${to}</title>
<script>location.replace("${to}" + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<link rel="canonical" href="${to}">
<a href="${to}">${to}</a>
`

/** Pages at the old addresses. One that ends in .html and has a page's file already stays that page's second address. */
const redirectPages = ({ addresses, has }: HostedSite) =>
  Object.fromEntries(
    addresses.redirects
      .map(({ from, to }) => [`${from.slice(1).replace(/\.html$/i, "")}.html`, redirectPage(to)] as const)
      .filter(([file]) => !has(file)),
  )

/** GitHub Pages (https://docs.github.com/en/pages), at a domain of its own. */
export const gitHubPages: Host = {
  name: "GitHub Pages",
  cannot: ["capitals", "slashes", "endings", "redirects", "errorPages", "headers", "caching", "origins", "forms"],
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  note: "It keeps all files for ten minutes. Its terms exclude sites that mainly run an online business.",
  published: redirectPages,
  inProject: () => ({ ".github/workflows/pages.yml": (present) => present ?? workflow }),
}
