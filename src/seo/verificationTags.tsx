/** The names of the meta tags by which search engines know the owner of a site. */
const tagNames: Readonly<Record<string, string>> = { google: "google-site-verification", bing: "msvalidate.01" }

/**
 * The meta tags with the codes that search engines gave the owner; only home has them, where search engines look.
 * @param path the page's path
 */
export const verificationTags = (path: string) => {
  const codes: Record<string, string> = JSON.parse(process.env.SITE_VERIFICATION || "{}")
  return path === "/"
    ? Object.entries(codes).map(([engine, code]) => <meta key={engine} name={tagNames[engine]} content={code} />)
    : []
}
