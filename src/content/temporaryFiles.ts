import path from "node:path"
import { reportLine } from "./issue"
import { pathsBelow } from "./pathsBelow"

/** Names of temporary files of office programs and text editors: `~$law.json`, `.law.json.swp`, `law.json.bak`. */
const temporary = /^(?:~\$|\.)|~$|^#.*#$|\.(?:bak|orig|old|tmp)$/i

/** Whether a path is that of a temporary file. */
export const isTemporary = (file: string) => temporary.test(path.posix.basename(file))

/** One line that names the skipped files below `data/`; empty if there are none. */
export const temporaryFilesReport = (root: string) => {
  const files = pathsBelow(`${root}/data`)
    .filter((file) => !/^\.(?:schema|journal)/.test(file) && isTemporary(file))
    .map((file) => reportLine(`data/${file}`))
  return files.length > 0
    ? `Ignored, because they are temporary files of other programs: ${files.sort().join(", ")}.`
    : ""
}
