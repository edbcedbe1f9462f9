interface HtmlProps {
  /** HTML rendered from Markdown at build time, safe to show. */
  html: string
  /** The element around it. */
  as?: "div" | "p" | "span" | "summary"
  className?: string
}

/** Formatted text, as rendered by the build. */
export const Html = ({ html, as: Tag = "span", className }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/content/renderMarkdown.ts has cleaned it at build time
  <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
