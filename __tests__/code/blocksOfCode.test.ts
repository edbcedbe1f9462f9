/** @jest-environment node */
import { blocksOfCode, type CodeBlock } from "./blocksOfCode"
import { checkers, openBrackets } from "./checkers"

/** `npm run test:all` installs the compilers first, and compiles or runs all code on the pages. */
const isWhole = process.env.ALL_TOOLCHAINS === "yes"

/** Blocks that are files of one program have their own test (`content/shipped/java.test.ts`). */
const isPart = ({ code }: CodeBlock) => code.startsWith("// File: ")

const mistakes = [
  ["java", "int half(int a) { return a / 2 }\n"],
  ["cpp", "int main() { return x; }\n"],
  ["python", "print 1\n"],
  ["sql", "SELECT s.age FROM student AS s;\n"],
  ["sh", "if true; then echo 1\n"],
  ["r", "t.test(d\n"],
  ["r", "t.test(mtcars$mpgs)\n"],
]

test("an unclosed bracket is found", () => expect(openBrackets("f(")).toBe("()"))

if (isWhole) {
  test.each(mistakes)(
    "a mistake in %s code is found",
    (language, code) => expect(checkers[language]?.check(code)).not.toBe(""),
    120_000,
  )

  for (const block of blocksOfCode.filter((each) => !isPart(each))) {
    const { does, check } = checkers[block.language] ?? { does: "closes what it opens", check: openBrackets }
    const [line = ""] = block.code.split("\n")
    test(`${block.file}: the ${block.language} code '${line}' ${does}`, () => {
      expect(check(block.code)).toBe("")
    }, 120_000)
  }
}
