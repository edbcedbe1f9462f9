import type { GitBackend, GitBackendName } from "@sveltia/cms"

const services: readonly GitBackendName[] = ["github", "gitlab", "gitea"]

const isService = (name: string): name is GitBackendName => services.some((service) => service === name)

/**
 * Where the editing page saves: in a hosted git repository, if the environment names one.
 * Otherwise editors open the project's folder on their own machine, and there is no sign-in.
 * @param environment `ADMIN_BACKEND`, `ADMIN_REPO`, `ADMIN_BRANCH`, `ADMIN_AUTH_URL`, `ADMIN_API_URL`, `ADMIN_APP_ID`,
 * each with the prefix `GATSBY_`
 * @throws Error if the named service does not exist, or its repository is missing
 */
export const backendOf = (environment: Readonly<Record<string, string | undefined>>): GitBackend => {
  const setting = (name: string) => environment[`GATSBY_ADMIN_${name}`] || undefined
  const name = setting("BACKEND")
  // The editing program requires a back end even for local editing; this one is not contacted before sign-in.
  if (!name) return { name: "gitea", repo: "local/site", auth_methods: ["token"] }
  const repo = setting("REPO")
  if (!isService(name)) throw new Error(`GATSBY_ADMIN_BACKEND is "${name}"; write one of ${services.join(", ")}.`)
  if (!repo) throw new Error("GATSBY_ADMIN_BACKEND is set, but GATSBY_ADMIN_REPO is not; write owner/name.")
  return {
    name,
    repo,
    branch: setting("BRANCH"),
    base_url: setting("AUTH_URL"),
    api_root: setting("API_URL"),
    app_id: setting("APP_ID"),
    ...(name === "gitlab" ? { auth_type: "pkce" as const } : {}),
  } as GitBackend
}

/** Services at which the editing program can let a change wait for a review: as a pull request, or a merge request. */
const reviewingServices: readonly GitBackendName[] = ["github", "gitlab"]

/**
 * Whether a saved change waits on a branch of its own until someone publishes it.
 * @param environment `GATSBY_ADMIN_REVIEW` (`on`), and the settings of the back end; see `backendOf`
 * @throws Error if the back end cannot do this
 */
export const isReviewed = (environment: Readonly<Record<string, string | undefined>>) => {
  if (environment.GATSBY_ADMIN_REVIEW !== "on") return false
  if (!reviewingServices.includes(backendOf(environment).name))
    throw new Error(
      `GATSBY_ADMIN_REVIEW is on; set GATSBY_ADMIN_BACKEND to ${reviewingServices.join(" or ")}, or leave it out.`,
    )
  return true
}

/** The origins of a hosted back end. */
const originsOfServices: Record<GitBackendName, readonly string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
  gitea: ["https://gitea.com"],
}

/** The other origins that the editing page connects to; none if editors work in a local folder. */
export const originsOf = (environment: Readonly<Record<string, string | undefined>>) => {
  if (!environment.GATSBY_ADMIN_BACKEND) return []
  const { name, base_url, api_root } = backendOf(environment)
  const own = [base_url, api_root].filter((address) => address !== undefined).map((address) => new URL(address).origin)
  return [...new Set([...originsOfServices[name], ...own])]
}
