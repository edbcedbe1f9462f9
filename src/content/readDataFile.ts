import { isUtf8 } from "node:buffer"
import { readFileSync, statSync } from "node:fs"
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser"
import type { Issue } from "./issue"

/** A data file: its value, and where each part of it is. */
export interface DataFile {
  /** Path from the project's folder. */
  file: string
  value: unknown
  /** Line and column of the value at a path, or of the nearest part around it. */
  positionOf: (path: readonly PropertyKey[]) => { line: number; column: number }
  /** Line and column of a key of the object at a path. */
  positionOfKey: (path: readonly PropertyKey[], key: string) => { line: number; column: number }
}

const remedies: Record<string, string> = {
  ValueExpected: "Add a value here, or remove the comma before it (the last item of a list has no comma after it).",
  PropertyNameExpected: 'Add a name in straight "quotes" here, or remove the comma before it.',
  CommaExpected: "Add a comma between this item and the one before it.",
  ColonExpected: "Add a colon between the name and its value.",
  CloseBraceExpected: "Add the missing closing }, or the missing comma before this line.",
  CloseBracketExpected: "Add the missing closing ], or the missing comma before this line.",
  InvalidSymbol: 'Put the text between straight "quotes"; curly quotes do not work.',
  InvalidCommentToken: "Remove the comment. JSON does not allow comments.",
  UnexpectedEndOfString: 'Close the text with a straight " on the same line. Write a line break inside text as \\n.',
  InvalidCharacter: "Write a line break inside text as \\n and a tab as \\t.",
  InvalidEscapeCharacter: 'Write a backslash as \\\\, and a quote inside text as \\".',
}

/** The maximum nesting of lists and objects: more than any content type needs, less than overflows the parser. */
const MAX_DEPTH = 100

/** The most items of all lists and groups of a file: 10,000 redirects have as many. */
const MAX_ITEMS = 30_000

/** The most fields of a group: several times as many as any content type has. */
const MAX_FIELDS = 200

/** Strings, which may contain all of these signs, and signs. */
const textsAndSigns = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[\]{},:]/g

/** Where a text is nested too deeply, or has too many items for each to get an issue of its own. */
const excessIn = (text: string) => {
  // The fields so far of each open list and group; a list has none.
  const open: number[] = []
  let items = 0
  for (const { 0: part, index } of text.matchAll(textsAndSigns)) {
    if (part === "[" || part === "{") open.push(0)
    if (part === "]" || part === "}") open.pop()
    if (part === ",") items += 1
    const fields = part === ":" ? (open.pop() ?? 0) + 1 : 0
    if (part === ":") open.push(fields)
    if (open.length > MAX_DEPTH)
      return {
        index,
        message: `more than ${MAX_DEPTH} brackets are open here, one inside another`,
        remedy: "Close each bracket where its list or group ends, or copy another file of this type and change it.",
      }
    if (items > MAX_ITEMS || fields > MAX_FIELDS)
      return {
        index,
        message:
          fields > MAX_FIELDS
            ? `more than ${MAX_FIELDS} fields are in this group`
            : `more than ${MAX_ITEMS} items and fields are in this file`,
        remedy: "Copy another file of this type and change it, or divide this one into several entries.",
      }
  }
  return undefined
}

/** Where the lines of a text begin. */
const lineStarts = (text: string) => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]

const lineAndColumn = (text: string, offset: number, starts = lineStarts(text)) => {
  const line = starts.findLastIndex((start) => start <= offset)
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
}

/** The parser's errors as issues with remedies. */
const syntaxIssues = (file: string, text: string, errors: readonly ParseError[]) => {
  const lines = text.split("\n")
  const explained = new Set<number>()
  return errors.flatMap(({ error, offset }): Issue[] => {
    const position = lineAndColumn(text, offset)
    const line = lines[position.line - 1] ?? ""
    // After a quotation mark inside a text, the parser misreads the rest of the line.
    if (explained.has(position.line)) return []
    // If the file ends here, it is merely truncated.
    const followsText = /"[ \t]*$/.test(line.slice(0, position.column - 1)) && offset < text.trimEnd().length
    if (followsText) explained.add(position.line)
    const code = printParseErrorCode(error)
    const remedy = remedies[code] ?? "Compare this line with the same line in another file of this type."
    return [
      {
        file,
        position,
        field: "",
        message: `this is not valid JSON (${code})`,
        found: line.trim().slice(0, 80),
        remedy: followsText
          ? `Write a quotation mark inside text as “ or ” or \\". If this is not meant to be one: ${remedy}`
          : remedy,
      },
    ]
  })
}

/** The keys that repeat an earlier key of the same object. */
const repeatedKeys = (node: Node): Node[] => {
  const children = node.children ?? []
  const keys = node.type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : []
  const seen = new Set<unknown>()
  const repeated = keys.filter(({ value }) => {
    const isKnown = seen.has(value)
    seen.add(value)
    return isKnown
  })
  return [...repeated, ...children.flatMap(repeatedKeys)]
}

/** The text of a file's bytes, without the byte order mark that some editors write. */
const utf8Of = (bytes: Buffer) => bytes.toString("utf8").replace(/^\uFEFF/, "")

/**
 * The text of a file, without the byte order mark that some editors write.
 * @throws if it cannot be read, or is no file: reading a device, or a pipe, may never end
 */
export const readText = (file: string) => {
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file`)
  return utf8Of(readFileSync(file))
}

/** The issue of a file that is not valid UTF-8: pages would show replacement characters. */
export const notUtf8 = (file: string, bytes: Buffer): Issue => {
  // Latin-1 gives one character for each byte; no UTF-8 sequence contains a line break.
  const lines = bytes.toString("latin1").split("\n")
  const line = lines.findIndex((letters) => !isUtf8(Buffer.from(letters, "latin1")))
  return {
    file,
    position: { line: line + 1, column: 1 },
    field: "",
    message: "is not saved as UTF-8: letters on this line would be lost",
    remedy: "Save the file again with the encoding UTF-8, and check that its letters are correct.",
  }
}

/** The most bytes of a data file: far more than any entry needs, and little enough to be checked at once. */
const MAX_BYTES = 1_000_000

/** The bytes of a file, or the issue if it cannot be read: a symlink may be broken or point to a folder or a device. */
const bytesOf = (root: string, file: string): Buffer | Issue => {
  const place = `${root}/${file}`
  try {
    const stats = statSync(place)
    const { size } = stats
    if (size > MAX_BYTES)
      return {
        file,
        field: "",
        message: "the file is larger than a megabyte",
        found: `${(size / 1e6).toFixed(1)} MB`,
        remedy: "Shorten its texts and lists, or divide it into several entries.",
      }
    // Reading a device, or a pipe, may never end.
    if (!stats.isFile() && !stats.isDirectory())
      return {
        file,
        field: "",
        message: "this is no file, but leads to a device or a pipe",
        remedy: "Put the file itself here.",
      }
    return readFileSync(place)
  } catch (error) {
    return {
      file,
      field: "",
      message: "the file cannot be read",
      found: (error as NodeJS.ErrnoException).code,
      remedy: "Put a readable file here, not a link to one, and give it a plain name. Delete it if it is not needed.",
    }
  }
}

/**
 * Finds positions in a valid JSON file. Parses it on first use, since only issues need positions and the trees of ten
 * thousand files would take a gigabyte.
 */
const positionsIn = (bytes: Buffer): Pick<DataFile, "positionOf" | "positionOfKey"> => {
  let parsed: { text: string; starts: number[]; tree: Node | undefined } | undefined
  const parse = () => {
    const text = utf8Of(bytes)
    return { text, starts: lineStarts(text), tree: parseTree(text) }
  }
  const nodeAt = (path: readonly PropertyKey[]) => {
    parsed ??= parse()
    return parsed.tree && findNodeAtLocation(parsed.tree, path as (string | number)[])
  }
  const positionAt = (node?: Node) => {
    parsed ??= parse()
    return lineAndColumn(parsed.text, node?.offset ?? 0, parsed.starts)
  }

  const positionOf = (path: readonly PropertyKey[]): { line: number; column: number } => {
    const node = nodeAt(path)
    return node || path.length === 0 ? positionAt(node) : positionOf(path.slice(0, -1))
  }
  return {
    positionOf,
    positionOfKey: (path, key) => {
      const property = nodeAt([...path, key])?.parent
      return property ? positionAt(property) : positionOf(path)
    },
  }
}

/**
 * Reads a JSON file with the position of every value.
 * @param root the project's folder
 * @param file the file's path relative to it
 * @returns the file, or the issues in its JSON
 */
export const readDataFile = (root: string, file: string): DataFile | { issues: Issue[] } => {
  const bytes = bytesOf(root, file)
  if (!Buffer.isBuffer(bytes)) return { issues: [bytes] }
  if (!isUtf8(bytes)) return { issues: [notUtf8(file, bytes)] }
  const text = utf8Of(bytes)
  const refused = (message: string, remedy: string, more: Partial<Issue> = {}) => ({
    issues: [{ file, field: "", message, remedy, ...more }],
  })
  if (text.trim() === "")
    return refused(
      "the file is empty",
      "Restore its content, or fill it in like another file of its type. Delete it if it is not needed.",
    )
  const merge = /^(?:<{7}|={7}|>{7})(?: .*)?$/m.exec(text)
  if (merge)
    return refused(
      "a merge in git has left both versions of these lines here",
      "Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
      { position: lineAndColumn(text, merge.index), found: merge[0] },
    )
  const excess = excessIn(text)
  if (excess) return refused(excess.message, excess.remedy, { position: lineAndColumn(text, excess.index) })
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const issues = syntaxIssues(file, text, errors)
  for (const { value, offset } of tree && issues.length === 0 ? repeatedKeys(tree) : [])
    issues.push({
      file,
      position: lineAndColumn(text, offset),
      field: value,
      message: `the name "${value}" appears twice in the same group`,
      remedy: "Keep one of the two.",
    })
  if (!tree || issues.length > 0) return { issues }

  return { file, value: JSON.parse(text), ...positionsIn(bytes) }
}
