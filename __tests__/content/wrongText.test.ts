/** @jest-environment node */
import { describeScratch } from "../support/describeScratch"

const service = "services/essay-help-services.json"

describeScratch("a text that holds what a page must not", (project) => {
  const opening = (markdown: string) =>
    project().change(service, (entry) => {
      entry.opening = markdown
    })

  test.each([
    ["a script", "Hello\n\n<script>alert(1)</script>", '"<script>alert(1)</script>"'],
    ["an event handler", '<p onclick="alert(1)">Hello</p>', `${JSON.stringify('<p onclick="alert(1)">Hello</p>')}`],
    ["a picture with an event handler", "Hello\n\n<img src=x onerror=alert(1)>", '"<img src=x onerror=alert(1)>"'],
    ["a frame", "<iframe src=https://example.com></iframe>", '"<iframe src=https://example.com></iframe>"'],
  ])("HTML with %s is reported", (_name, markdown, html) => {
    opening(markdown)
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "opening",
        message: `contains HTML: ${html}`,
        remedy: "Remove the HTML. Use Markdown instead (**bold**, *italic*, [words](/address), - list).",
      }),
    ])
  })

  test("HTML inside a line is reported piece by piece", () => {
    opening("Some <b onmouseover=alert(1)>bold</b> words")
    expect(
      project()
        .issues()
        .map(({ message }) => message),
    ).toEqual(['contains HTML: "<b onmouseover=alert(1)>"', 'contains HTML: "</b>"'])
  })

  test("HTML in a field of plain text is reported", () => {
    project().change("jobs/ME.json", (job) => {
      job.summary = 'Sell <img src=x onerror="alert(1)"> things'
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "summary",
        message: "contains HTML",
        remedy: "Remove the HTML. This field is plain text.",
      }),
    ])
  })

  test.each([
    ["a control character", "Sell \u0001things", "U+0001"],
    ["a zero", "Sell\0things", "U+0000"],
    ["half a character", "Sell \ud800 things", "U+D800"],
    ["a number that is no character", "Sell \uffff things", "U+FFFF"],
  ])("%s, which no page or feed may contain, is reported", (_name, summary, character) => {
    project().change("jobs/ME.json", (job) => {
      job.summary = summary
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "summary",
        message: `contains a character that is not allowed in text: ${character}`,
      }),
    ])
  })

  test("characters of all scripts, and tabs in Markdown, are text", () => {
    opening("Zażółć 日本語 العربية 👩‍🎓 naïve – “quoted”\n\n- one\n\t- two")
    expect(project().issues()).toEqual([])
  })

  test("a picture inside a text is reported", () => {
    opening("![Scales](../images/law.jpg)")
    expect(project().issues()).toEqual([
      expect.objectContaining({ message: 'contains a picture: "![Scales](../images/law.jpg)"' }),
    ])
  })

  test.each([
    ["$\\frac{1$", "Unexpected end of input in a macro argument, expected '}'"],
    ["$\\foo x$", "Unsupported function name: \\foo"],
    ["$x_1_2$", "Double subscript"],
    ["$\\color{red}{x}$", "The site's styles do not support color"],
    ["$$\nx\n\ny\n$$", "$$ opens a formula that is never closed"],
  ])("a formula that cannot be typeset is reported with TeX's message: %s", (formula, reason) => {
    opening(`Let\n\n${formula}`)
    const [issue] = project().issues()
    expect(issue).toMatchObject({
      file: `data/${service}`,
      field: "opening",
      position: { line: expect.any(Number) },
      remedy: expect.stringContaining("Correct the TeX"),
    })
    expect(issue?.message).toMatch(/^contains a formula that cannot be typeset: /)
    expect(issue?.message).toContain(`TeX says: ${reason}`)
  })

  test("a single backslash is reported, not shown as a tab", () => {
    opening("Let $a \times b$")
    expect(project().issues()).toEqual([expect.objectContaining({ message: expect.stringContaining("tab") })])
  })

  test("code in an unknown language is reported with the nearest known one", () => {
    opening("```pyton\nprint(1)\n```")
    expect(project().issues()).toEqual([
      expect.objectContaining({
        message: 'contains code in an unknown language: "pyton"; did you mean "python"?',
        remedy: 'Write "python" after the backticks.',
      }),
    ])
  })

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "http://example.com",
    "//example.com",
    "contact-us",
  ])("a link to %s is not allowed", (href) => {
    opening(`See [this](${href}).`)
    expect(project().issues()).toEqual([
      expect.objectContaining({
        message: `the link ${JSON.stringify(href)} is not allowed`,
        remedy: "Link to an https:// address, a path on this site that starts with /, or a mailto: or tel: address.",
      }),
    ])
  })

  test("a link to a page that does not exist is reported with the nearest page", () => {
    opening("See [our plans](/plan).")
    expect(project().issues()).toEqual([
      expect.objectContaining({ message: "no page has the address /plan; did you mean /plans?" }),
    ])
  })

  test("a link with a broken escape is reported and does not stop the check", () => {
    opening("See [this](/%zz).")
    expect(project().issues()).toEqual([expect.objectContaining({ message: "no page has the address /%zz" })])
  })

  test("the plus signs of a service may be written either way", () => {
    opening("See [one](/services/c++-assignment) and [the other](/services/c%2B%2B-assignment).")
    expect(project().issues()).toEqual([])
  })

  test("characters that only look like HTML are accepted", () => {
    opening("Is p < 0.05 and n > 30? Use `vector<int>` in code.")
    project().change("jobs/ME.json", (job) => {
      job.summary = "If p < 0.05 and n > 30, write 1 <2."
    })
    expect(project().issues()).toEqual([])
  })
})
