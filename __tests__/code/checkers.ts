import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** How code in a language is checked. */
export interface Checker {
  /** What the check shows, for the name of the test. */
  does: string
  /**
   * What is wrong with a piece of code; empty if nothing is.
   * @param code the piece, or several that form one program
   */
  check: (code: string) => string
}

/** Runs a program on a new file and returns its complaints. */
const complaintOf = (file: string, text: string, program: string, ...args: string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "code-"))
  try {
    writeFileSync(path.join(folder, file), text)
    const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" })
    return status === 0 ? "" : stderr || `${program} failed`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The last complaint, if a piece is valid in none of the contexts that it may be an excerpt of. */
const inSome =
  (surroundings: readonly ((code: string) => string)[], check: (text: string) => string) => (code: string) =>
    surroundings.reduce((complaint, around) => (complaint === "" ? "" : check(around(code))), "nothing was tried")

const javaImports = "import java.util.*;\nimport java.util.stream.*;\n"

/** Contexts of Java excerpts: whole files, members of a class, or statements. */
const java = [
  (code: string) => code,
  (code: string) => `${javaImports}class Block {\n${code}}\n`,
  (code: string) => `${javaImports}class Block {\npublic static void main(String[] args) {\n${code}}\n}\n`,
]

const cppIncludes = "#include <iostream>\n#include <memory>\n#include <vector>\n"

/** Contexts of C++ excerpts: a whole file, a function, or a member of the list that the text describes. */
const cpp = [
  (code: string) => code,
  (code: string) => `${cppIncludes}${code}`,
  (code: string) =>
    `${cppIncludes}struct Node { int value; std::unique_ptr<Node> next; };\nclass List {\n  std::unique_ptr<Node> head_;\npublic:\n${code}};\nint main() { List list; }\n`,
]

/** The tables queried on our pages. */
const tables = "CREATE TABLE student (id, name); CREATE TABLE enrolment (student_id, module_id);"

const python = (script: string) => (code: string) =>
  complaintOf("block.txt", code, "python3", "-c", `text = open("block.txt", encoding="utf-8").read()\n${script}`)

/** Parses R, and runs it if the packages that it uses are installed. */
const r = `
block <- parse("block.R")
named <- Filter(\\(line) is.call(line) && line[[1]] == "library", as.list(block))
if (all(vapply(named, \\(line) requireNamespace(as.character(line[[2]]), quietly = TRUE), TRUE))) {
  pdf(NULL)
  source(exprs = block, echo = FALSE)
}
`

/** The check of each language, if its program is installed. All programs are Debian packages. */
export const checkers: Readonly<Record<string, Checker>> = {
  java: {
    does: "is compiled by javac",
    check: inSome(java, (text) => {
      const name = /public (?:final )?(?:class|record|interface) (\w+)/.exec(text)?.[1] ?? "Block"
      return complaintOf(`${name}.java`, text, "javac", "-Xlint:all", "-Werror", `${name}.java`)
    }),
  },
  cpp: {
    does: "is compiled by g++",
    check: inSome(cpp, (text) =>
      complaintOf(
        "block.cpp",
        text,
        "g++",
        "-std=c++20",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror",
        "-fsyntax-only",
        "block.cpp",
      ),
    ),
  },
  r: {
    does: "is run by R, or parsed where a package is missing",
    check: (code) => complaintOf("block.R", code, "Rscript", "-e", r),
  },
  python: { does: "is parsed by Python", check: python("import ast\nast.parse(text)") },
  sql: {
    does: "is run by SQLite, in Python",
    check: python(
      `import sqlite3\nbase = sqlite3.connect(":memory:")\nbase.executescript("${tables}")\nbase.execute(text)`,
    ),
  },
  sh: {
    does: "is read by bash",
    check: (code) => complaintOf("block.sh", code, "bash", "-n", "block.sh"),
  },
}

/** Whether all brackets of a piece of code are closed: the check for languages without a free compiler. */
export const openBrackets = (code: string) => {
  const plain = code.replace(/(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, "")
  return ["()", "[]", "{}"]
    .filter(([open = "", close = ""]) => plain.split(open).length !== plain.split(close).length)
    .join(" ")
}
