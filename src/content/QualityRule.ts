/** What the copy checks (`npm run check:content`, `check:launch`) require of entries; omitted rules are not checked. */
export interface QualityRule {
  /**
   * Fields whose text is not part of the page's own prose: names for menus, texts for cards on other pages, the text
   * around a form, lists of sources. Texts for search results (`seo`) are always excluded.
   */
  readonly elsewhere?: readonly string[]
  /** The minimum and maximum number of words that are an entry's own. */
  readonly words?: {
    readonly min: number
    readonly max?: number
    /** With fewer, the sections that all pages of the type share give way, so that most of the text stays the page's own. */
    readonly beside?: number
  }
  /** Whether most of the main text of each page must be its own, not of sections that all pages share. */
  readonly mostlyOwn?: boolean
  /** Whether no two entries may read alike. */
  readonly distinct?: boolean
  /** Whether the prose must be easy to read. */
  readonly readable?: boolean
  /** Whether components fill in names in braces, such as `{count}`, besides the facts of the site (`siteFacts`). */
  readonly slots?: boolean
  /**
   * Whether texts quote citations, or consist of citation patterns: square brackets and made-up names are part of the
   * subject there, and in patterns even `[your name]` is not a placeholder.
   */
  readonly citations?: "quoted" | "patterns"
}
