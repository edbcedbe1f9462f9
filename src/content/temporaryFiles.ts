import { readdirSync } from "node:fs"
import path from "node:path"

/** Names that office programs and text editors give to files of their own: `~$law.json`, `.law.json.swp`, `law.json.bak`. */
const temporary = /^(?:~\$|\.)|~$|^#.*#$|\.(?:bak|orig|old|tmp)$/i

/** Whether an editor's program has written a file for itself, given the file's path. */
export const isTemporary = (file: string) => temporary.test(path.posix.basename(file))

/** One line that names the files below `data/` that are passed over; empty where there are none. */
export const temporaryFilesReport = (root: string) => {
  const files = readdirSync(`${root}/data`, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.startsWith(".schema") && isTemporary(file))
    .map((file) => `data/${file}`)
  return files.length > 0 ? `Passed over, since a program has written them for itself: ${files.sort().join(", ")}.` : ""
}
