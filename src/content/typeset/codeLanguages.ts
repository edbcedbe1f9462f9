import type { LanguageFn } from "highlight.js"
import highlighter from "highlight.js/lib/core"
import bash from "highlight.js/lib/languages/bash"
import c from "highlight.js/lib/languages/c"
import cpp from "highlight.js/lib/languages/cpp"
import csharp from "highlight.js/lib/languages/csharp"
import css from "highlight.js/lib/languages/css"
import java from "highlight.js/lib/languages/java"
import javascript from "highlight.js/lib/languages/javascript"
import json from "highlight.js/lib/languages/json"
import latex from "highlight.js/lib/languages/latex"
import matlab from "highlight.js/lib/languages/matlab"
import php from "highlight.js/lib/languages/php"
import python from "highlight.js/lib/languages/python"
import r from "highlight.js/lib/languages/r"
import sql from "highlight.js/lib/languages/sql"
import stata from "highlight.js/lib/languages/stata"
import typescript from "highlight.js/lib/languages/typescript"
import xml from "highlight.js/lib/languages/xml"
import { escapeHtml } from "../../site/escapeHtml"

/** A language of code blocks. */
export interface CodeLanguage {
  /** The name that is shown over the code. */
  label: string
  /** Its grammar in highlight.js; some have none. */
  grammar?: LanguageFn
}

/** The languages of code blocks, by the word after the three backticks. */
export const codeLanguages: Readonly<Record<string, CodeLanguage>> = {
  autocad: { label: "AutoCAD" },
  bash: { label: "Shell", grammar: bash },
  c: { label: "C", grammar: c },
  cpp: { label: "C++", grammar: cpp },
  csharp: { label: "C#", grammar: csharp },
  css: { label: "CSS", grammar: css },
  html: { label: "HTML", grammar: xml },
  java: { label: "Java", grammar: java },
  javascript: { label: "JavaScript", grammar: javascript },
  json: { label: "JSON", grammar: json },
  latex: { label: "LaTeX", grammar: latex },
  matlab: { label: "MATLAB", grammar: matlab },
  php: { label: "PHP", grammar: php },
  python: { label: "Python", grammar: python },
  r: { label: "R", grammar: r },
  sh: { label: "Shell", grammar: bash },
  spss: { label: "SPSS" },
  sql: { label: "SQL", grammar: sql },
  stata: { label: "Stata", grammar: stata },
  typescript: { label: "TypeScript", grammar: typescript },
  xml: { label: "XML", grammar: xml },
}

/** The language of a code block, by the first word after the backticks. */
export const languageOf = (info = ""): CodeLanguage | undefined => {
  const [name = ""] = info.split(/\s/)
  return Object.hasOwn(codeLanguages, name) ? codeLanguages[name] : undefined
}

// highlight.js expects names in lower case.
for (const { label, grammar } of Object.values(codeLanguages))
  if (grammar) highlighter.registerLanguage(label.toLowerCase(), grammar)

/** Code as HTML with the classes of highlight.js; plain if it does not know the language. */
export const highlightCode = (code: string, { label, grammar }: CodeLanguage) =>
  grammar ? highlighter.highlight(code, { language: label }).value : escapeHtml(code)
