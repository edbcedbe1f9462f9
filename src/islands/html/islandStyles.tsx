/** The stylesheets of an island's chunk by the island's name: address and text. */
export type IslandStyles = Record<string, readonly { href: string; text: string }[]>

/** Filled by the build (`defineScriptTags`); the live preview adds styles by script. */
const known: IslandStyles | undefined = process.env.ISLAND_STYLES && JSON.parse(process.env.ISLAND_STYLES)

const stylesOf = (name: string) => {
  const sheets = known?.[name]
  if (known && !sheets) throw new Error(`The chunk of the island ${name} is not named island-${name}.`)
  return sheets ?? []
}

/**
 * The stylesheets of the islands in a page's HTML, which the HTML needs before their code is loaded. Marked as Gatsby
 * marks the page's own, so that the browser does not load them again.
 * @throws Error where the chunk of an island has another name, so that its stylesheets are not found
 */
export const islandStyles = (html: string) => {
  const names = Array.from(html.matchAll(/ data-island="([\w-]+)"/g), ([, name = ""]) => name)
  const sheets = new Map(names.flatMap(stylesOf).map((sheet) => [sheet.href, sheet]))
  return [...sheets.values()].map(({ href, text }) => (
    <style
      key={href}
      data-href={href}
      data-identity="gatsby-global-css"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ))
}
