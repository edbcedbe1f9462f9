/** @jest-environment node */
import { inspectMarkdown, renderMarkdown } from "../../src/content/renderMarkdown"

describe("renderMarkdown", () => {
  test("renders emphasis, lists and links of this site", () => {
    expect(renderMarkdown("**Bold** and *italic*, see [plans](/plans).\n\n- one\n- two", false)).toBe(
      '<p><strong>Bold</strong> and <em>italic</em>, see <a href="/plans">plans</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    )
  })

  test("renders a line without a paragraph around it", () => {
    expect(renderMarkdown("Read the *rubric*.", true)).toBe("Read the <em>rubric</em>.")
  })

  test("renders a word as long as a book at once", () => {
    const start = performance.now()
    renderMarkdown("x".repeat(100_000), false)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test("opens links to other sites in a new tab, without access to the opener", () => {
    expect(renderMarkdown("[there](https://www.example.com/)", true)).toBe(
      '<a href="https://www.example.com/" target="_blank" rel="noopener">there</a>',
    )
  })

  test("makes tables with column headers that can be scrolled by keyboard", () => {
    const html = renderMarkdown("| A | B |\n| --- | --- |\n| 1 | 2 |", false)
    expect(html).toContain('<div class="table" tabindex="0" role="group" aria-label="A, B"><table>')
    expect(html).toContain('<th scope="col">A</th>')
  })

  test("numbers footnotes in the order of their marks, with links there and back", () => {
    const html = renderMarkdown(
      "One[^b] and *two[^a]* and[^b].\n\n[^a]: Note *A*.\n[^b]: Note B,\n\n    in two parts.\n\nEnd.",
      false,
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids).toEqual(expect.arrayContaining(links))
    expect(html.replace(/<a [^>]*>|<\/a>| id="[^"]*"/g, "")).toBe(
      "<p>One<sup>1</sup> and <em>two<sup>2</sup></em> and<sup>1</sup>.</p>\n<p>End.</p>\n" +
        '<ol class="footnotes">\n<li><p>Note B,</p>\n<p>in two parts. ↩</p></li>\n' +
        "<li><p>Note <em>A</em>. ↩</p></li>\n</ol>",
    )
  })

  test("aligns columns, and shows the end of a line", () => {
    expect(renderMarkdown("| A |\n| ---: |\n| 1 |", false)).toContain('<td align="right">1</td>')
    expect(renderMarkdown("one\ntwo", false)).toBe("<p>one<br>two</p>")
  })

  test.each([
    ["| *Law* & order | `a < b` | |", "Law &amp; order, a &lt; b"],
    ['| "A" | [B](/plans) |', "&quot;A&quot;, B"],
    ['| <b title="x">A</b> |', "&lt;b title=&quot;x&quot;&gt;A&lt;/b&gt;"],
  ])("names a table by its columns, without their markup: %s", (header, name) => {
    const line = header.replace(/[^|]+/g, " --- ")
    expect(renderMarkdown(`${header}\n${line}\n`, false)).toContain(` aria-label="${name}"`)
  })

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox)",
    '![x](x"onerror=alert(1))',
    '[x](/plans "onmouseover=alert(1)")',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>body{display:none}</style>",
    "<form action=https://example.com><input name=q></form>",
    "<math><mtext></p><script>alert(1)</script>",
  ])("keeps hostile text inert: %s", (source) => {
    for (const inline of [true, false]) {
      const html = renderMarkdown(source, inline)
      expect(html).not.toMatch(/<(?:script|img|svg|iframe|style|form|input|math)\b/i)
      expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)\s*=/i)
      expect(html).not.toMatch(/(?:href|src)="(?!\/|https:|mailto:|tel:|#|")/i)
    }
  })
})

test("an empty cell in a table's first row is not a header", () => {
  const html = renderMarkdown("| | A |\n| --- | --- |\n| one | 1 |", false)
  expect(html).toContain('<td></td>\n<th scope="col">A</th>')
})

test("inspectMarkdown lists HTML, pictures and links, inside tables and lists too", () => {
  expect(
    inspectMarkdown(
      "- a <b>c</b>\n\n| [x](/plans) | ![p](q.png) |\n| --- | --- |\n| https://example.com/ | `<code>` |",
    ),
  ).toMatchObject({
    html: ["<b>", "</b>"],
    images: ["![p](q.png)"],
    links: ["/plans", "https://example.com/"],
  })
})

describe("a block of code in a language", () => {
  test("shows the language's name, and highlights the code with classes", () => {
    expect(renderMarkdown('```java\nString a = "<b>"; // so\n```', false)).toBe(
      '<div class="code"><div class="language"><span aria-hidden="true">Java</span></div><pre tabindex="0" role="group" aria-label="Java"><code><span class="hljs-type">String</span> <span class="hljs-variable">a</span> <span class="hljs-operator">=</span> <span class="hljs-string">&quot;&lt;b&gt;&quot;</span>; <span class="hljs-comment">// so</span>\n</code></pre></div>',
    )
  })

  test("without a grammar is plain, and without a language has no name", () => {
    expect(renderMarkdown("```spss\nT-TEST a<b.\n```", false)).toContain('aria-label="SPSS"><code>T-TEST a&lt;b.\n')
    expect(renderMarkdown("```\na\n```", false)).toBe('<pre tabindex="0"><code>a\n</code></pre>')
  })

  test.each(["constructor", "__proto__", 'html" onclick=alert(1)'])("does not take its name from '%s'", (name) => {
    expect(renderMarkdown(`\`\`\`${name}\na\n\`\`\``, false)).not.toMatch(/onclick|constructor|__proto__/)
  })
})
