import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { postPath } from "../../src/site/entryPaths"
import { sharePath } from "../../src/site/sharePath"

/**
 * Changes to a temporary folder like the project's, in which code that writes files of a build can run, with the share
 * pictures of posts, which the feeds name.
 * @returns the function that goes back to the project's folder
 */
export const enterBuildFolder = (posts: readonly { slug: string; number: number }[]) => {
  const project = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), "build-"))
  for (const name of ["src", "static", "package-lock.json"])
    symlinkSync(path.join(project, name), path.join(folder, name))
  process.chdir(folder)
  for (const post of posts) {
    const picture = path.join("public", sharePath(postPath(post)))
    mkdirSync(path.dirname(picture), { recursive: true })
    writeFileSync(picture, "a picture")
  }
  return () => {
    process.chdir(project)
    rmSync(folder, { recursive: true })
  }
}
