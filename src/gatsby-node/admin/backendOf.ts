import type { GitBackend, GitBackendName } from "@sveltia/cms"
import { readSetting } from "../../hosting/settings/readSetting"
import type { Environment } from "../../hosting/settings/Setting"

/**
 * Where the editing page saves: in a hosted git repository, if the environment names one.
 * Otherwise editors open the project's folder on their own machine, and there is no sign-in.
 */
export const backendOf = (environment: Environment): GitBackend => {
  const name = readSetting("GATSBY_ADMIN_BACKEND", environment)
  // The editing program requires a back end even for local editing; this one is not contacted before sign-in.
  if (!name) return { name: "gitea", repo: "local/site", auth_methods: ["token"] }
  return {
    name,
    repo: readSetting("GATSBY_ADMIN_REPO", environment),
    branch: readSetting("GATSBY_ADMIN_BRANCH", environment),
    base_url: readSetting("GATSBY_ADMIN_AUTH_URL", environment),
    api_root: readSetting("GATSBY_ADMIN_API_URL", environment),
    app_id: readSetting("GATSBY_ADMIN_APP_ID", environment),
    ...(name === "gitlab" ? { auth_type: "pkce" as const } : {}),
  } as GitBackend
}

/** The origins of a hosted back end. */
const originsOfServices: Record<GitBackendName, readonly string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
  gitea: ["https://gitea.com"],
}

/** The other origins that the editing page connects to; none if editors work in a local folder. */
export const originsOf = (environment: Environment) => {
  if (!environment.GATSBY_ADMIN_BACKEND) return []
  const { name, base_url, api_root } = backendOf(environment)
  const own = [base_url, api_root].filter((address) => address !== undefined).map((address) => new URL(address).origin)
  return [...new Set([...originsOfServices[name], ...own])]
}
