import { shortenTokens, shortTokenName, tokenValues } from "../../src/build/shortenTokens"

/** What the plugin makes of a declaration; nothing, where it takes it away. */
const shortened = (prop: string, value: string) => {
  const result = { opts: { from: "a.css" }, messages: [] as object[] }
  let isRemoved = false
  const remove = () => {
    isRemoved = true
  }
  const declaration = { prop, value, remove }
  shortenTokens().Once({ walkDecls: (callback) => callback(declaration) }, { result })
  return {
    declaration: isRemoved ? undefined : { prop: declaration.prop, value: declaration.value },
    messages: result.messages,
  }
}

test("no two tokens share a short name", () => {
  const names = [...tokenValues().keys()]
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names.map(shortTokenName)).size).toBe(names.length)
  for (const name of names) expect(shortTokenName(name)).toMatch(/^--[\w-]{2}$/)
})

test("a token that varies has one short name where it is given and where it is used, and its fallback stays", () => {
  const { declaration } = shortened("--text-quiet", "#4a5468")
  expect(declaration?.prop).toHaveLength(4)
  expect(shortened("color", "var(--text-quiet, var(--text))").declaration?.value).toBe(
    `var(${declaration?.prop}, var(${shortTokenName("--text")}))`,
  )
})

test("what scripts and libraries read keeps its name", () => {
  expect(shortened("--slides", "3").declaration).toEqual({ prop: "--slides", value: "3" })
  expect(shortened("--toastify-color-light", "#fff").declaration?.prop).toBe("--toastify-color-light")
})

test("a token of one short value is put in where it is used, and not given any more", () => {
  expect(shortened("--ink", "#15233f").declaration).toBeUndefined()
  expect(shortened("color", "var(--ink)").declaration?.value).toBe("#15233f")
  expect(shortened("width", "calc(var(--content) - 1rem)").declaration?.value).toBe("calc(75rem - 1rem)")
})

test("a token whose value names another has that one's value", () => {
  expect(shortened("--messaging", "var(--green)").declaration).toBeUndefined()
  expect(shortened("background", "var(--messaging)").declaration?.value).toBe("#1b6e4b")
})

test("a token that changes with the scheme, or is longer than a reference to it, stays a token", () => {
  expect(shortened("color", "var(--surface)").declaration?.value).toBe(`var(${shortTokenName("--surface")})`)
  expect(shortened("font", "400 1rem var(--font-sans)").declaration?.value).toContain(shortTokenName("--font-sans"))
})

test("a second value for a token that is put in is refused, and so is a fallback for it", () => {
  expect(() => shortened("--ink", "#000")).toThrow(/--ink has one value only, #15233f: give it a second one in/)
  expect(() => shortened("color", "var(--ink, red)")).toThrow(/refer to it as var\(--ink\)/)
})

test("a stylesheet is made anew when a token's value changes", () => {
  expect(shortened("color", "var(--ink)").messages).toEqual([
    expect.objectContaining({ type: "dependency", file: expect.stringMatching(/tokens\.css$/), parent: "a.css" }),
  ])
})
