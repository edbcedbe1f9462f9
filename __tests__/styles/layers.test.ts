/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"

const componentStyles = readdirSync("src/components", { recursive: true, encoding: "utf8" }).filter((file) =>
  /^(?!errors|toasts).*\.css$/.test(file),
)

test.each(componentStyles)(
  "the rules of %s are in the layer of components, so that sections can override them",
  (file) => {
    const css = readFileSync(`src/components/${file}`, "utf8").replace(/\/\*.*?\*\//gs, "")
    const outermost = css.match(/^(?!@property)[^\s}].*\{$/gm)
    expect([...new Set(outermost)]).toEqual(["@layer shared {"])
  },
)
