import { Marked } from "marked"
import { formulas } from "./formulaTokens"

/** Reads Markdown as this site writes it: GitHub's, with formulas. */
export const markdownParser = new Marked({ gfm: true }, formulas)
