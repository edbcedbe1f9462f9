import { createRequire } from "node:module"
import path from "node:path"
import { oneAtATime } from "./setup/oneAtATime.mjs"

/**
 * `npm run types`: rewrites src/gatsby-types.d.ts, as `npm run develop` does. Gatsby has no command for this, so this
 * runs the part of `gatsby build` that reads the schema and the queries, without bundling, rendering or resizing.
 */
process.env.NODE_ENV = "production"
process.env.gatsby_executing_command = "build"
process.env.GATSBY_TELEMETRY_DISABLED = "1"

const require = createRequire(import.meta.url)
const directory = process.cwd()
const sitePackageJson = require(path.resolve("package.json"))

/** A module of Gatsby that an update may move. */
const ofGatsby = (module) => {
  try {
    return require(`gatsby/dist/${module}`)
  } catch (error) {
    throw new Error(
      `This version of Gatsby has no ${module}: find out where gatsby/dist/commands/build.js has it now.`,
      {
        cause: error,
      },
    )
  }
}

// Loaded once the packages are there, since tsx is one of them.
const { tsImport } = await import("tsx/esm/api")
const { markFinished, startBuild } = await tsImport("../src/gatsby-node/buildStamp.ts", import.meta.url)
const { writeUsedTypes } = await tsImport("../src/gatsby-node/writeTypes.ts", import.meta.url)
await oneAtATime(directory, async () => {
  startBuild()
  // Loaded after that, since Gatsby's store reads the cache when it is loaded, and that may be one to discard.
  const { bootstrap } = ofGatsby("bootstrap")
  const { store, saveState } = ofGatsby("redux")
  const { writeTypeScriptTypes } = ofGatsby("utils/graphql-typegen/ts-codegen")
  global.__GATSBY = { buildId: "types", root: directory }
  await bootstrap({ program: { directory, sitePackageJson, browserslist: sitePackageJson.browserslist } })
  // The next build can reuse what was sourced here.
  await saveState()
  markFinished()
  const { schema, definitions, config } = store.getState()
  await writeTypeScriptTypes(directory, schema, definitions, config.graphqlTypegen)
})
writeUsedTypes()
// The worker pool would keep this process running.
process.exit()
