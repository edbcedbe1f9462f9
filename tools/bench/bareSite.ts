import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const sources = {
  // Gatsby refuses to build unless it is a dependency.
  "package.json": `{ "name": "bare-site", "private": true, "dependencies": { "gatsby": "*" } }`,
  "gatsby-config.js": `module.exports = {
    plugins: [
      { resolve: "gatsby-source-filesystem", options: { name: "data", path: __dirname + "/data" } },
      { resolve: "gatsby-transformer-json", options: { typeName: "Service" } },
    ],
  }`,
  "gatsby-node.js": `exports.createPages = async ({ graphql, actions }) => {
    const { data } = await graphql("{ allService { nodes { id slug } } }")
    const component = require.resolve("./src/templates/service.js")
    for (const { id, slug } of data.allService.nodes)
      actions.createPage({ path: "/services/" + slug, component, context: { id } })
  }`,
  "src/templates/service.js": `import { graphql } from "gatsby"
  import * as React from "react"

  export default function Service({ data }) {
    return <main><h1>{data.service.heading}</h1><p>{data.service.opening}</p></main>
  }

  export const query = graphql\`query ($id: String!) { service(id: { eq: $id }) { heading opening } }\``,
}

/** Makes a Gatsby site with only one page per entry, each with a heading and a paragraph. */
export const makeBareSite = (services: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "bare-site-"))
  const copy = path.join(folder, "data/services")
  cpSync(services, copy, { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
  mkdirSync(path.join(folder, "src/templates"), { recursive: true })
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text)
  return { folder, services: copy, dispose: () => rmSync(folder, { recursive: true, force: true }) }
}
