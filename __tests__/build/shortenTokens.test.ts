import { shortenTokens, shortTokenName, tokenNames } from "../../src/build/shortenTokens"

/** What the plugin makes of a declaration. */
const shortened = (prop: string, value: string) => {
  const declaration = { prop, value }
  shortenTokens().Once({ walkDecls: (callback) => callback(declaration) })
  return declaration
}

test("no two tokens share a short name", () => {
  const names = tokenNames()
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names.map(shortTokenName)).size).toBe(names.length)
  for (const name of names) expect(shortTokenName(name)).toMatch(/^--[\w-]{3}$/)
})

test("a token has one short name where it is given and where it is used, and its fallback stays", () => {
  const { prop } = shortened("--text-quiet", "#4a5468")
  expect(prop).toHaveLength(5)
  expect(shortened("color", "var(--text-quiet, var(--text))").value).toBe(
    `var(${prop}, var(${shortTokenName("--text")}))`,
  )
})

test("what scripts and libraries read keeps its name", () => {
  expect(shortened("--slides", "3")).toEqual({ prop: "--slides", value: "3" })
  expect(shortened("--toastify-color-light", "#fff").prop).toBe("--toastify-color-light")
})
