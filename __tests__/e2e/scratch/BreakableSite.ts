import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { programIn } from "../../../scripts/scratchSite"
import { tinyPicture } from "../../../scripts/shrinkPictures"
import { relativePathsBelow } from "../../../src/hosting/filesBelow"

/** The steps of a build in which a breakable site can be broken. */
export const steps = ["sourcing", "queries", "webpack", "HTML", "after"] as const
export type Step = (typeof steps)[number]

/** How a build is broken: by a signal or a failure. */
export type Manner = "SIGKILL" | "SIGINT" | "failure"

const sources = {
  "package.json": `{ "name": "breakable-site", "private": true, "dependencies": { "gatsby": "5" } }`,
  "src/gatsby-node/gatsbyConfig.ts": `export default {
    plugins: [
      "gatsby-plugin-sharp",
      "gatsby-transformer-sharp",
      { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
      { resolve: "gatsby-transformer-json", options: { typeName: "Entry" } },
    ],
  }`,
  // Like the site's own, it marks a build as under way once the data are checked.
  "src/gatsby-node/gatsbyNode.ts": `import path from "node:path"
  import { breakAt } from "../../breakAt.cjs"
  import { markUnderWay } from ${JSON.stringify(path.resolve("src/gatsby-node/buildStamp"))}

  export const onPreInit = () => markUnderWay()

  export const onCreateNode = ({ node }) => (node.internal.type === "Entry" ? breakAt("sourcing") : undefined)

  export const createSchemaCustomization = ({ actions }) =>
    actions.createTypes("type Entry implements Node { slug: String! heading: String! picture: File! @fileByRelativePath }")

  export const createResolvers = ({ createResolvers }) =>
    createResolvers({ Entry: { words: { type: "String", resolve: async ({ slug, heading }) => {
      if (slug === "third") await breakAt("queries")
      return heading + "!"
    } } } })

  export const createPages = async ({ graphql, actions }) => {
    const { data } = await graphql("{ allEntry(sort: { slug: ASC }) { nodes { id slug } } }")
    for (const { id, slug } of data.allEntry.nodes)
      actions.createPage({ path: "/" + slug, component: path.resolve("src/templates/entry.js"), context: { id } })
  }

  export const onCreateWebpackConfig = ({ stage, actions }) => {
    if (stage !== "build-javascript") return
    const apply = (compiler) => compiler.hooks.afterEmit.tapPromise("breakAt", async () => breakAt("webpack"))
    actions.setWebpackConfig({ plugins: [{ apply }] })
  }

  export const onPostBuild = () => breakAt("after")`,
  // Gatsby would render all pages again if a bundled module read files.
  "gatsby-ssr.js": `const { breakAt } = __non_webpack_require__(process.cwd() + "/breakAt.cjs")
  exports.onRenderBody = ({ pathname }) => {
    if (pathname.startsWith("/third")) breakAt("HTML")
  }`,
  // A file says where to break, since an environment variable would make Gatsby render all pages again.
  "breakAt.cjs": `const fs = require("fs")
  exports.breakAt = (step) => {
    if (!fs.existsSync("break.json")) return undefined
    const wanted = JSON.parse(fs.readFileSync("break.json", "utf8"))
    if (wanted.step !== step) return undefined
    if (wanted.manner === "failure") throw new Error("Broken on purpose: " + step)
    fs.writeFileSync("reached", "")
    if (step === "HTML") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return new Promise(() => setInterval(() => undefined, 1000))
  }`,
  "src/templates/entry.js": `import { graphql } from "gatsby"
  import { GatsbyImage, getImage } from "gatsby-plugin-image"
  import * as React from "react"

  export default function Entry({ data: { entry, all } }) {
    return (
      <main>
        <h1>{entry.heading}</h1>
        <p>{entry.words}</p>
        <GatsbyImage image={getImage(entry.picture)} alt="" />
        <ul>{all.nodes.map(({ slug, heading }) => <li key={slug}>{heading}</li>)}</ul>
      </main>
    )
  }

  export const query = graphql\`query ($id: String!) {
    entry(id: { eq: $id }) { heading words picture { childImageSharp { gatsbyImageData(width: 12) } } }
    all: allEntry(sort: { slug: ASC }) { nodes { slug heading } }
  }\``,
}

/** The content: five entries, in two states that differ in text, in an entry, and in a picture. */
const states = {
  before: { first: "One", second: "Two", third: "Three", fourth: "Four", fifth: "Five" },
  after: { first: "One", second: "Zwei", third: "Drei", fourth: "Four", sixth: "Sechs" },
}
export type State = keyof typeof states

/** A Gatsby site with five entries that is built by the project's own command, and can be broken in each step. */
export class BreakableSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), "breakable-site-"))

  constructor() {
    // Linked scripts import what they need from the project.
    for (const folder of ["node_modules", "scripts"]) symlinkSync(path.resolve(folder), this.path(folder), "junction")
    for (const file of ["gatsby-config.js", "gatsby-node.js", "src/gatsby-node/loadBundled.js"])
      cpSync(file, this.path(file), { recursive: true })
    for (const [file, text] of Object.entries(sources)) this.write(file, text)
  }

  private path(...parts: string[]) {
    return path.join(this.folder, ...parts)
  }

  private write(file: string, content: string | Buffer) {
    mkdirSync(path.dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), content)
  }

  /** Gives the entries the text of a state. */
  say(state: State) {
    rmSync(this.path("data"), { recursive: true, force: true })
    for (const [slug, heading] of Object.entries(states[state])) {
      this.write(`data/${slug}.json`, JSON.stringify({ slug, heading, picture: `${slug}.jpg` }))
      this.write(`data/${slug}.jpg`, tinyPicture)
    }
  }

  /** Changes the pages' template; without arguments, restores it. */
  changeTemplate(from = "", to = "") {
    const file = "src/templates/entry.js"
    this.write(file, sources[file].replace(from, to))
  }

  /** Builds, and optionally breaks the build in a step. */
  async build(broken?: { step: Step; manner: Manner }) {
    for (const file of ["break.json", "reached"]) rmSync(this.path(file), { force: true })
    if (broken) this.write("break.json", JSON.stringify(broken))
    const { command, args, options } = programIn(this.folder, "scripts/build.ts")
    // In its own process group, which gets the signal as a whole, like the programs of a terminal.
    const child = spawn(command, args, { ...options, detached: true })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk
      })
    const signal = (name: NodeJS.Signals) => {
      try {
        process.kill(-Number(child.pid), name)
      } catch {
        // The group may have ended.
      }
    }
    const watch = setInterval(() => {
      if (broken && broken.manner !== "failure" && existsSync(this.path("reached"))) {
        clearInterval(watch)
        signal(broken.manner)
      }
    }, 100)
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve))
    clearInterval(watch)
    signal("SIGKILL")
    return { code, output }
  }

  /** Restores the state of a fresh checkout. */
  clean() {
    for (const folder of [".cache", "public"]) rmSync(this.path(folder), { recursive: true, force: true })
  }

  /** Each built file with a digest of its content; pictures of deleted entries may stay. */
  published() {
    const files = relativePathsBelow(this.path("public"))
    const pages = files.filter((file) => !/^static\/[0-9a-f]{32}\//.test(file))
    const text = pages.map((file) => readFileSync(this.path("public", file), "latin1")).join("")
    const named = new Set([...text.matchAll(/\/static\/[0-9a-f]{32}\/[^"\s]+?\.(?:jpg|webp)/g)].map(([file]) => file))
    return {
      files: Object.fromEntries(
        pages.map((file) => [
          file,
          createHash("sha1")
            .update(readFileSync(this.path("public", file)))
            .digest("hex"),
        ]),
      ),
      missingPictures: [...named].filter((file) => !existsSync(this.path("public", file))),
    }
  }

  dispose() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
