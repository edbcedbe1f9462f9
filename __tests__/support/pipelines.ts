import { readFileSync } from "node:fs"
import { parse } from "yaml"

interface Step {
  run?: string
}

const read = (file: string) => parse(readFileSync(`templates/ci/${file}`, "utf8"))

/** The template for GitHub Actions. */
export const github = read("github.yml")
/** The template for GitLab. */
export const gitlab = read("gitlab.yml")

const commandsOf = ({ steps }: { steps: readonly Step[] }) => steps.flatMap(({ run }) => run ?? [])

/** The commands of each job by host, in order. */
export const pipelines = {
  GitHub: {
    check: commandsOf(github.jobs.check),
    publish: commandsOf(github.jobs.publish),
    links: commandsOf(github.jobs.links),
  },
  GitLab: {
    check: gitlab.check.script as string[],
    publish: gitlab.publish.script as string[],
    links: gitlab.links.script as string[],
  },
}
