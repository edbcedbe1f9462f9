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

/** The commands of a job, without those that speak to the host itself. */
const commandsOf = ({ steps }: { steps: readonly Step[] }) =>
  steps.flatMap(({ run }) => run ?? []).filter((command) => !command.startsWith("curl "))

/** The commands of each job by host, in order. */
export const pipelines = {
  GitHub: {
    check: commandsOf(github.jobs.check),
    all: commandsOf(github.jobs["check-all"]),
    publish: commandsOf(github.jobs.publish),
    links: commandsOf(github.jobs.links),
  },
  GitLab: {
    check: gitlab.check.script as string[],
    all: gitlab["check-all"].script as string[],
    publish: gitlab.publish.script as string[],
    links: gitlab.links.script as string[],
  },
}
