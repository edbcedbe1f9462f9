import type { Host } from "./Host"
import { plainFiles } from "./plainHosts"

const settings = `# Written by npm run build:deploy -- --host netlify. From now on it is yours. Redirects of queries go here:
# https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters

[build]
  command = "npm run build:deploy -- --host netlify"
  publish = "dist"
`

/** Netlify (https://docs.netlify.com/manage/routing/redirects/overview/). */
export const netlify: Host = {
  name: "Netlify",
  cannot: ["capitals", "endings", "forms"],
  published: plainFiles,
  inProject: () => ({ "netlify.toml": (present) => present ?? settings }),
}
