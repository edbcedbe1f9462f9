import { execFileSync } from "node:child_process"
import { loadFailureEvent } from "../../src/components/errors/loadFailure"

/** The script, bundled in a process of its own, since esbuild does not run in jsdom. */
const bundle = (isPreview: boolean) => {
  const code = `process.stdout.write(require("./src/gatsby-node/bundleHeadScript.ts").bundleHeadScript(${isPreview}))`
  return execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", code], { encoding: "utf8" })
}

/** The files whose failure a page without held scripts reports, once a key was pressed. */
const failuresIn = (script: string) => {
  const failures: unknown[] = []
  const note = (event: Event) => failures.push((event as CustomEvent).detail)
  window.addEventListener(loadFailureEvent, note)
  window.hasInteracted = false
  document.head.append(Object.assign(document.createElement("script"), { textContent: script }))
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }))
  window.removeEventListener(loadFailureEvent, note)
  return failures
}

test("in the preview, which holds no scripts back, nothing is reported as truncated", () => {
  expect(failuresIn(bundle(true))).toEqual([])
})

test("in a build, HTML that ends before its scripts is reported", () => {
  expect(failuresIn(bundle(false))).toEqual(["page-data"])
})
