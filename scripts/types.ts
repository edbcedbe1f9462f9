import { run } from "./setup/run.mjs"

/** `npm run types`: builds the site and rewrites src/gatsby-types.d.ts, as `npm run develop` does. */
void run("npm", ["run", "--silent", "build"], { TYPEGEN: "on" }).then((code) => process.exit(code))
