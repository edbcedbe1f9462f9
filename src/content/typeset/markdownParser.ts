import { Marked } from "marked"
import { formulas } from "./formulaTokens"

/** Parses this site's Markdown: GitHub's, with formulas. */
export const markdownParser = new Marked({ gfm: true }, formulas)
