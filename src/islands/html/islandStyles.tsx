/** The addresses of the stylesheets of each island's chunk, by the island's name, and the text of each stylesheet. */
export interface IslandStyles {
  readonly addresses: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, string>>
}

/** Filled by the build (`defineScriptTags`); the live preview adds styles by script. */
const known: IslandStyles | undefined = process.env.ISLAND_STYLES && JSON.parse(process.env.ISLAND_STYLES)

const stylesOf = (name: string) => {
  const addresses = known?.addresses[name]
  if (known && !addresses) throw new Error(`The chunk of the island ${name} is not named island-${name}.`)
  return addresses ?? []
}

/**
 * The stylesheets of the islands in a page's HTML, which the HTML needs before their code is loaded. Marked as Gatsby
 * marks the page's own, so that the browser does not load them again.
 * @throws Error where the chunk of an island has another name, so that its stylesheets are not found
 */
export const islandStyles = (html: string) => {
  const names = Array.from(html.matchAll(/ data-island="([\w-]+)"/g), ([, name = ""]) => name)
  return [...new Set(names.flatMap(stylesOf))].map((href) => (
    <style
      key={href}
      data-href={href}
      data-identity="gatsby-global-css"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style
      dangerouslySetInnerHTML={{ __html: known?.texts[href] ?? "" }}
    />
  ))
}
