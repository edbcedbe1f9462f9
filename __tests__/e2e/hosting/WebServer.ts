import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findServers } from "../../../scripts/findServers"
import { anyFreePort } from "../scratch/runGatsby"

const servers = () => {
  const found = findServers()
  if (!found) throw new Error("npm run test:e2e installs the servers first")
  return found
}

/** Where the generated configurations look for the built-in mail endpoint. */
const endpoint = "127.0.0.1:9000"

/** A generated configuration, but for the place of the mail endpoint. */
const configuration = (file: string, mail: string) => {
  const text = readFileSync(file, "utf8")
  if (!text.includes(endpoint)) throw new Error(`${file} passes on no forms`)
  return text.replace(endpoint, mail)
}

/** What a server is started with. */
interface Setting {
  readonly port: number
  /** Its own folder. */
  readonly folder: string
  /** The site. */
  readonly root: string
  /** Host and port of the mail endpoint. */
  readonly mail: string
}

/** What nginx reads: the generated file, but for ports and the folder, inside what Debian's nginx.conf has. */
const nginx = ({ port, folder, root, mail }: Setting) => {
  const { nginx: program, brotli, mimeTypes } = servers()
  const site = configuration("deploy/nginx.conf", mail)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/site/public;", `root ${root};`)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `load_module ${brotli};
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include ${mimeTypes}; default_type application/octet-stream; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${site}
}`,
  )
  return { program, args: ["-p", folder, "-c", path.join(folder, "nginx.conf")], env: {} }
}

const caddy = ({ port, folder, root, mail }: Setting) => {
  writeFileSync(
    path.join(folder, "Caddyfile"),
    `{\n\tadmin off\n\tauto_https off\n}\n${configuration("deploy/Caddyfile", mail)}`,
  )
  return {
    program: servers().caddy,
    args: ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")],
    env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root, HOME: folder, XDG_DATA_HOME: folder },
  }
}

/** The servers that the build writes configurations for. */
export const kinds = { nginx, caddy }

/** A web server with the generated configuration, before the built site or another folder. */
export class WebServer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "web-server-"))
  private process?: ChildProcess
  private output = ""
  private port = 0

  /**
   * @param mail host and port of the mail endpoint, where a test has one
   * @param root the folder that is served, where it is not the built site
   */
  constructor(
    private readonly kind: keyof typeof kinds,
    private readonly mail = endpoint,
    private readonly root = "public",
  ) {}

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  async start() {
    mkdirSync(this.folder, { recursive: true })
    this.port = await anyFreePort()
    const { program, args, env } = kinds[this.kind]({
      port: this.port,
      folder: this.folder,
      root: path.resolve(this.root),
      mail: this.mail,
    })
    this.process = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] })
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    for (let attempt = 0; attempt < 200; attempt++) {
      if (this.process.exitCode !== null) break
      if (await fetch(this.origin).catch(() => undefined)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await this.stop()
    throw new Error(`${this.kind} did not start:\n${this.output}`)
  }

  async stop() {
    const running = this.process
    this.process = undefined
    if (running && running.exitCode === null) {
      const ended = new Promise((resolve) => running.once("exit", resolve))
      running.kill("SIGTERM")
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
