/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { intersects } from "semver"
import { addressesOf } from "../../src/hosting/addresses"
import { defaultHosts } from "../../src/hosting/hosts/hosts"
import { nginxRules, nginxSite } from "../../src/hosting/hosts/nginx"
import { writeHostFiles } from "../../src/hosting/publishing/writeHostFiles"
import { temporaryFolder } from "../support/temporaryFolder"

const read = (file: string) => readFileSync(file, "utf8")
const lines = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))

/** The container file's instructions, each on one line. */
const instructions = lines(read("deploy/Dockerfile").replace(/ *\\\n */g, " "))
const all = (word: string) =>
  instructions.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))

/** What is not copied into the build container. */
const leftOut = lines(read("deploy/Dockerfile.dockerignore"))
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts
const site = nginxSite("https://site.example")
const rules = nginxRules()

/** Each stage: its base, and its name. */
const stages = all("FROM").map((line) => line.split(" AS ") as [image: string, name: string])

test("every stage begins with an image of a fixed release, all with the same Debian, or with an earlier stage", () => {
  const images = stages.flatMap(([image], index) =>
    stages.slice(0, index).some(([, name]) => name === image) ? [] : [image],
  )
  expect(images).toEqual([expect.stringMatching(/^node:\d+-(\w+)-slim$/), expect.stringMatching(/^debian:\w+-slim$/)])
  const [node, debian] = images.map((image) => /(\w+)-slim$/.exec(image)?.[1])
  expect(node).toBe(debian)
})

test("the site is built with a long-term release of Node that every package allows", () => {
  const major = Number(/^node:(\d+)-/.exec(stages[0]?.[0] ?? "")?.[1])
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  const ranges = Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node ? [[name, engines.node]] : [],
  )
  expect(ranges.length).toBeGreaterThan(500)
  expect(ranges.filter(([, range = ""]) => !intersects(`${major}.x`, range))).toEqual([])
  // Even releases are maintained for three years; 20 was until April 2026 (github.com/nodejs/release).
  expect([major % 2, major > 20]).toEqual([0, true])
})

/** What git ignores. */
const ignored = lines(read(".gitignore")).map((name) => name.replace(/\/$/, ""))

const isInRepository = (file: string) => existsSync(file) && !ignored.includes(file)

test("everything that is copied from the repository exists, and is not ignored", () => {
  const copied = all("COPY")
    .filter((line) => !line.startsWith("--from="))
    .flatMap((line) => line.split(" ").slice(0, -1))
  expect(copied).toContain(".")
  for (const file of copied) {
    expect([file, isInRepository(file)]).toEqual([file, true])
    expect(leftOut).not.toContain(file)
  }
})

test("nothing in the repository is ignored", () => {
  const known = new Set([".git", ...ignored])
  expect(ignored).toContain(".env.*")
  expect(leftOut.filter((name) => !known.has(name))).toEqual([])
})

test("a stage copies only from earlier stages, and from their working folders", () => {
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

test("every command of ours that it calls exists", () => {
  const called = [...all("RUN"), ...all("CMD")].flatMap((line) => [...line.matchAll(/npm run (\S+)/g)])
  expect(called.length).toBeGreaterThan(0)
  for (const [, name = ""] of called) expect(scripts).toHaveProperty(name)
  const programs = all("CMD").map((line) => JSON.parse(line) as string[])
  for (const [program, ...words] of programs) {
    const file = words.find((word) => word.startsWith("scripts/"))
    if (program === "node") expect([file, isInRepository(file ?? "")]).toEqual([expect.any(String), true])
  }
})

test("nothing generated, private or specific to a machine is copied from a checkout", () => {
  expect(leftOut).toEqual(
    expect.arrayContaining(["node_modules", "public", "dist", ".cache", ".git", ".outbox", ".env", ".env.*"]),
  )
  const generated = [/^deploy\//, /^data\//, /^src\//, /^static\//, /\.log$/, /^(?:coverage|screenshots)$/, /^\./]
  const own = ignored.filter((name) => !generated.some((pattern) => pattern.test(name)))
  expect(own.filter((name) => !leftOut.includes(name))).toEqual([])
})

test("the settings that a build needs are in no image", () => {
  const [build = ""] = all("RUN").filter((line) => line.includes("build:deploy"))
  expect(build).toContain(`--mount=type=secret,id=settings,target=${all("WORKDIR")[0]}/.env.production `)
})

test("the packages are those of the lock file, without install scripts, and the site is built as for any host", () => {
  const commands = all("RUN")
  // It turns scripts off.
  expect(all("COPY")[0]?.split(" ")).toContain(".npmrc")
  expect(commands[0]).toBe("npm ci --include=dev")
  expect(commands[1]).toMatch(/ npm run build:deploy$/)
})

test("nginx gets the build's output where its configuration expects it, and listens on the exposed port", () => {
  const taken = all("COPY").filter((line) => line.startsWith("--from=build "))
  const root = /root (\S+);/.exec(rules)?.[1]
  const [maps = ""] = /\S+(?=\/maps\.conf;)/.exec(site) ?? []
  expect(taken.map((line) => line.split(" ").slice(1))).toEqual([
    ["/site/deploy/nginx.conf", "/etc/nginx/conf.d/site.conf"],
    ["/site/deploy/nginx", maps],
    ["/site/dist", root],
  ])
  const folder = temporaryFolder()
  const files = { addresses: addressesOf(["/"], []), siteUrl: "https://site.example", has: () => false }
  writeHostFiles(defaultHosts, files, { site: folder, deploy: folder })
  for (const file of ["nginx.conf", "nginx/maps.conf", "nginx/rules.conf"])
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true])
  expect(site).toContain(`include ${maps}/rules.conf;`)
  expect(all("EXPOSE")).toContain(/listen (\d+);/.exec(site)?.[1])
})

test("nginx's logs can be read outside the container, and do not fill it", () => {
  const commands = all("RUN").join("\n")
  for (const [log, stream] of [
    ["access", "stdout"],
    ["error", "stderr"],
  ])
    expect(commands).toContain(`ln -sf /dev/${stream} /var/log/nginx/${log}.log`)
})

test("nginx and its module are the packages with which the configuration is tested", () => {
  const tried = /packages: \["(nginx)", "([^"]+)"/.exec(read("scripts/browsers/ensure.ts"))?.slice(1) ?? []
  expect(tried).toHaveLength(2)
  expect(all("RUN").find((line) => line.includes("apt-get"))).toContain(` ${tried.join(" ")} `)
})

test("the mail endpoint runs as its own user, writes where it may, and listens where nginx expects it", () => {
  const [mail] = instructions.filter((line) => line.startsWith("CMD ") && line.includes("serve"))
  const [, ...words] = JSON.parse(mail?.slice("CMD ".length) ?? "[]") as string[]
  const port = words.at(-1) ?? ""
  expect(rules).toContain(`proxy_pass http://127.0.0.1:${port};`)
  // Only nginx, in the same container network, may access it.
  expect(all("EXPOSE")).not.toContain(port)
  expect([...words, ...all("ENV")].join(" ")).not.toMatch(/HOST|--host/)
  expect(all("USER")).toEqual(["node"])
  const [volume = ""] = all("VOLUME")
  expect(path.isAbsolute(volume)).toBe(true)
  expect(all("ENV").join(" ")).toContain(`OUTBOX_DIR=${volume} OUTBOX_BEHIND_PROXY=on`)
  expect(all("RUN").join("\n")).toContain(`mkdir ${volume} && chown node ${volume}`)
})
