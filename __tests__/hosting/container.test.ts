/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { addressesOf } from "../../src/hosting/addresses"
import { nginxRules, nginxSite } from "../../src/hosting/hosts/nginx"
import { writeHostFiles } from "../../src/hosting/publishing/writeHostFiles"

const read = (file: string) => readFileSync(file, "utf8")
const lines = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))

/** The container file's instructions, each on one line. */
const instructions = lines(read("deploy/Dockerfile").replace(/ *\\\n */g, " "))
const all = (word: string) =>
  instructions.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))

/** What the building container is not given. */
const leftOut = lines(read("deploy/Dockerfile.dockerignore"))
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts
const site = nginxSite("https://site.example")
const rules = nginxRules()

/** Each stage: what it begins with, and its name. */
const stages = all("FROM").map((line) => line.split(" AS ") as [image: string, name: string])

test("every stage begins with an image of a fixed release, all of one Debian, or with a stage before it", () => {
  const images = stages.flatMap(([image], index) =>
    stages.slice(0, index).some(([, name]) => name === image) ? [] : [image],
  )
  expect(images).toEqual([expect.stringMatching(/^node:\d+-(\w+)-slim$/), expect.stringMatching(/^debian:\w+-slim$/)])
  const [node, debian] = images.map((image) => /(\w+)-slim$/.exec(image)?.[1])
  expect(node).toBe(debian)
})

/** Whether a release of Node, given by its first number, fits a range such as `>=18.0.0 <26 || ^14`. */
const fits = (major: number, range: string) =>
  range.split("||").some((choice) =>
    choice
      .trim()
      .replace(/([<>=^~]) +/g, "$1")
      .split(/ +/)
      .every((part) => {
        const [, sign = "", digits = ""] = /^([<>]=?|[=^~]?)v?(\d+|[*x]|$)/.exec(part) ?? []
        const number = Number(digits)
        if (Number.isNaN(number) || digits === "") return true
        if (sign.startsWith(">")) return major >= number
        return sign === "<" ? major < number : sign === "<=" ? major <= number : major === number
      }),
  )

test.each([
  [24, ">=18.0.0 <26", true],
  [24, ">=18.0.0 <24", false],
  [24, "^18.18.0 || ^20.9.0 || >= 21.1.0", true],
  [24, "^18 || 20.x", false],
  [24, "*", true],
] as const)("Node %s beside the range %s: %s", (major, range, fit) => {
  expect(fits(major, range)).toBe(fit)
})

test("the site is built with a Node that every package allows, and that is kept up for long", () => {
  const major = Number(/^node:(\d+)-/.exec(stages[0]?.[0] ?? "")?.[1])
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  const ranges = Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node ? [[name, engines.node]] : [],
  )
  expect(ranges.length).toBeGreaterThan(500)
  expect(ranges.filter(([, range = ""]) => !fits(major, range))).toEqual([])
  // Even releases are kept up for three years; 20 was until April 2026 (github.com/nodejs/release).
  expect([major % 2, major > 20]).toEqual([0, true])
})

/** What git leaves out of the repository. */
const ignored = lines(read(".gitignore")).map((name) => name.replace(/\/$/, ""))

const isInRepository = (file: string) => existsSync(file) && !ignored.includes(file)

test("all that is copied from the repository is in it, and not left out", () => {
  const copied = all("COPY")
    .filter((line) => !line.startsWith("--from="))
    .flatMap((line) => line.split(" ").slice(0, -1))
  expect(copied).toContain(".")
  for (const file of copied) {
    expect([file, isInRepository(file)]).toEqual([file, true])
    expect(leftOut).not.toContain(file)
  }
})

test("nothing that is in the repository is left out", () => {
  const known = new Set([".git", ".env.development", ...ignored])
  expect(ignored).toContain(".env.*")
  expect(leftOut.filter((name) => !known.has(name))).toEqual([])
})

test("what a stage takes from another is there: the stage comes before, and its folder is where it works", () => {
  const names = stages.map(([, name]) => name)
  let stage = ""
  for (const line of instructions) {
    const [, begun] = /^FROM .* AS (\w+)$/.exec(line) ?? []
    stage = begun ?? stage
    const [, source = "", file = ""] = /^COPY --from=(\S+) (\S+) /.exec(line) ?? []
    if (source === "") continue
    expect(names.slice(0, names.indexOf(stage))).toContain(source)
    expect(file.startsWith(`${all("WORKDIR")[0]}/`)).toBe(true)
  }
})

test("every command of ours that it calls is there", () => {
  const called = [...all("RUN"), ...all("CMD")].flatMap((line) => [...line.matchAll(/npm run (\S+)/g)])
  expect(called.length).toBeGreaterThan(0)
  for (const [, name = ""] of called) expect(scripts).toHaveProperty(name)
  const programs = all("CMD").map((line) => JSON.parse(line) as string[])
  for (const [program, ...words] of programs) {
    const file = words.find((word) => word.startsWith("scripts/"))
    if (program === "node") expect([file, isInRepository(file ?? "")]).toEqual([expect.any(String), true])
  }
})

test("nothing of a checkout goes along that is made anew, private, or another machine's", () => {
  expect(leftOut).toEqual(
    expect.arrayContaining(["node_modules", "public", "dist", ".cache", ".git", ".outbox", ".env"]),
  )
})

test("the packages are those of the lock file, without their scripts, and the site is built as for any host", () => {
  const commands = all("RUN")
  // Scripts are turned off there.
  expect(all("COPY")[0]?.split(" ")).toContain(".npmrc")
  expect(commands[0]).toBe("npm ci --include=dev")
  expect(commands[1]).toBe("npm run build:deploy")
})

test("nginx gets what the build writes, where its configuration looks for it, and listens where it says", () => {
  const taken = all("COPY").filter((line) => line.startsWith("--from=build "))
  const root = /root (\S+);/.exec(rules)?.[1]
  const [maps = ""] = /\S+(?=\/maps\.conf;)/.exec(site) ?? []
  expect(taken.map((line) => line.split(" ").slice(1))).toEqual([
    ["/site/deploy/nginx.conf", "/etc/nginx/conf.d/site.conf"],
    ["/site/deploy/nginx", maps],
    ["/site/dist", root],
  ])
  const folder = mkdtempSync(path.join(tmpdir(), "host-files-"))
  writeHostFiles(addressesOf(["/"], []), "https://site.example", folder, folder)
  for (const file of ["nginx.conf", "nginx/maps.conf", "nginx/rules.conf"])
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true])
  rmSync(folder, { recursive: true })
  expect(site).toContain(`include ${maps}/rules.conf;`)
  expect(all("EXPOSE")).toContain(/listen (\d+);/.exec(site)?.[1])
})

test("what nginx logs can be read outside the container, and does not fill it", () => {
  const commands = all("RUN").join("\n")
  for (const [log, stream] of [
    ["access", "stdout"],
    ["error", "stderr"],
  ])
    expect(commands).toContain(`ln -sf /dev/${stream} /var/log/nginx/${log}.log`)
})

test("nginx and its module are the packages that the tests try the configuration with", () => {
  const tried = /packages: \["(nginx)", "([^"]+)"/.exec(read("scripts/ensure-servers.mts"))?.slice(1) ?? []
  expect(tried).toHaveLength(2)
  expect(all("RUN").find((line) => line.includes("apt-get"))).toContain(` ${tried.join(" ")} `)
})

test("the mail endpoint runs as a user of its own, writes where it may, and listens where nginx looks for it", () => {
  const [mail] = instructions.filter((line) => line.startsWith("CMD ") && line.includes("serve"))
  const [, ...words] = JSON.parse(mail?.slice("CMD ".length) ?? "[]") as string[]
  const port = words.at(-1) ?? ""
  expect(rules).toContain(`proxy_pass http://127.0.0.1:${port};`)
  // Only nginx, in the same container network, may reach it.
  expect(all("EXPOSE")).not.toContain(port)
  expect([...words, ...all("ENV")].join(" ")).not.toMatch(/HOST|--host/)
  expect(all("USER")).toEqual(["node"])
  const [volume = ""] = all("VOLUME")
  expect(path.isAbsolute(volume)).toBe(true)
  expect(all("ENV").join(" ")).toContain(`OUTBOX_DIR=${volume} OUTBOX_BEHIND_PROXY=true`)
  expect(all("RUN").join("\n")).toContain(`mkdir ${volume} && chown node ${volume}`)
})
