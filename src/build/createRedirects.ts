import type { CreatePagesArgs } from "gatsby"

/**
 * Registers the old addresses of data/redirects.json for hosts. The browser is not told: Gatsby would load the new page
 * into the HTML of the page that answered, and fail. `useCanonicalPath` brings visitors on where no host did.
 */
export const createRedirects = async ({ actions, graphql, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<{ redirects: { items: { from: string; to: string }[] } }>(
    "{ redirects { items { from to } } }",
  )
  if (errors || !data) return reporter.panicOnBuild("The redirects could not be read.", errors)
  for (const { from, to } of data.redirects.items)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })
}
