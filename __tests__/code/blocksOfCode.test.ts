/** @jest-environment node */
import { codeLanguages } from "../../src/content/typeset/codeLanguages"
import { blocksOfCode, type CodeBlock } from "./blocksOfCode"
import { checkers, openBrackets } from "./checkers"

/** `npm run test:all` installs the programs first and compiles or runs the code; other runs only look for open brackets. */
const isWhole = process.env.ALL_TOOLCHAINS === "yes"

/** Blocks that are files of one program are tried by a test of their own (`content/shipped/java.test.ts`). */
const isPart = ({ code }: CodeBlock) => code.startsWith("// File: ")

const named = blocksOfCode
  .filter((block) => !isPart(block))
  .map((block) => {
    const checker = checkers[block.language]
    const used = isWhole ? checker : undefined
    const [line = ""] = block.code.split("\n")
    return { ...block, does: used?.does ?? "closes what it opens", check: used?.check ?? openBrackets, line }
  })

test("pages show code in several languages, each of which has a name over its block", () => {
  expect(new Set(blocksOfCode.map(({ language }) => language)).size).toBeGreaterThan(5)
  for (const { language, file } of blocksOfCode)
    expect({ file, known: language in codeLanguages }).toEqual({ file, known: true })
})

test.each(named)(
  "$file: the $language code '$line' $does",
  ({ check, code }) => {
    expect(check(code)).toBe("")
  },
  120_000,
)

const mistakes = [
  ["java", "int half(int a) { return a / 2 }\n"],
  ["cpp", "int main() { return x; }\n"],
  ["python", "print 1\n"],
  ["sql", "SELECT s.age FROM student AS s;\n"],
  ["sh", "if true; then echo 1\n"],
  ["r", "t.test(d\n"],
  ["r", "t.test(mtcars$mpgs)\n"],
]

test("a bracket that is not closed is found out", () => expect(openBrackets("f(")).toBe("()"))

if (isWhole)
  test.each(mistakes)(
    "code in %s with a mistake is found out",
    (language, code) => expect(checkers[language]?.check(code)).not.toBe(""),
    120_000,
  )
