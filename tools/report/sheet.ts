import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { escapeHtml } from "../../src/site/escapeHtml"

const script = () => {
  const contents = 'import { sortTables } from "./client/sortTables"\nsortTables()'
  const stdin = { contents, resolveDir: __dirname }
  const { outputFiles } = buildSync({ stdin, bundle: true, minify: true, format: "iife", write: false })
  return outputFiles[0]?.text.trim() ?? ""
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/**
 * A report as an HTML page that requests nothing: its policy allows only its own style and script.
 * @param title its heading
 * @param body its HTML below that
 */
export const sheet = (title: string, body: string) => {
  const style = readFileSync(path.join(__dirname, "sheet.css"), "utf8")
  const code = script()
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(code)}`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<script>${code}</script>
</body>
</html>
`
}
