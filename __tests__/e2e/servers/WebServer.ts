import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { networkInterfaces, tmpdir } from "node:os"
import path from "node:path"
import { findServers } from "../../../scripts/browsers/findServers"
import { siteFolder } from "../../../src/hosting/siteFolder"
import { anyFreePort } from "../anyFreePort"
import { ask } from "../hosting/ask"

const servers = () => {
  const found = findServers()
  if (!found) throw new Error("npm run test:e2e installs the servers first")
  return found
}

const hasIPv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === "::1"))

/** This machine's own addresses, as in an origin; IPv6 only if available. */
export const ownAddresses = hasIPv6 ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"]

/** The address of the built-in mail endpoint in the generated configurations. */
const endpoint = "127.0.0.1:9000"

/** A generated configuration with another mail endpoint. */
const configuration = (file: string, mail: string) => {
  const text = readFileSync(file, "utf8")
  if (!text.includes(endpoint)) throw new Error(`${file} passes on no forms`)
  return text.replace(endpoint, mail)
}

/** The settings of a server. */
interface Setting {
  /** The port of the site. */
  readonly port: number
  /** A second free port. */
  readonly second: number
  /** The server's own folder. */
  readonly folder: string
  /** The folder of the site. */
  readonly root: string
  /** Host and port of the mail endpoint. */
  readonly mail: string
}

/**
 * Lays out a release as described in docs/hosting.md, but in another folder.
 * @returns a function that replaces the folder of docs/hosting.md in a text
 */
const layOutRelease = ({ folder, root, mail }: Setting) => {
  const release = path.join(folder, "current")
  const placed = (text: string) => text.replaceAll(siteFolder, release)
  mkdirSync(path.join(release, "deploy/nginx"), { recursive: true })
  symlinkSync(root, path.join(release, "dist"))
  const write = (file: string, text: string) => writeFileSync(path.join(release, "deploy/nginx", file), placed(text))
  write("maps.conf", readFileSync("deploy/nginx/maps.conf", "utf8"))
  write("rules.conf", configuration("deploy/nginx/rules.conf", mail))
  return placed
}

/** Starts nginx with these sites inside the settings of Debian's nginx.conf. */
const nginxWith = (folder: string, sites: string) => {
  const { nginx: program, brotli, mimeTypes } = servers()
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `load_module ${brotli};
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include ${mimeTypes}; default_type application/octet-stream; access_log off; gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${sites}
}`,
  )
  return { program, args: ["-p", folder, "-c", path.join(folder, "nginx.conf")], env: {} }
}

/** Makes a configuration listen at a port of this machine's own addresses only. */
const listeningAt = (port: number, text: string) =>
  text
    .replace(/listen (?:80|443)\b/g, `listen 127.0.0.1:${port}`)
    .replace(/listen \[::\]:(?:80|443)\b(.*;)/g, hasIPv6 ? `listen [::1]:${port}$1` : "")

/** The default site of Debian's nginx, which answers for all names without another site. */
const debians = (port: number) => listeningAt(port, readFileSync(servers().defaultSite, "utf8"))

/** The generated site, on its port for every name, and on the second port next to Debian's site. */
const nginx = (setting: Setting) => {
  const { port, second, folder } = setting
  const site = layOutRelease(setting)(readFileSync("deploy/nginx.conf", "utf8"))
  const besideDebians = listeningAt(second, site).replace("server {", `server {\n  listen 127.0.0.1:${port};`)
  return nginxWith(folder, `${debians(second)}\n${besideDebians}`)
}

/** Makes a self-signed certificate for localhost. */
const makeCertificate = (folder: string) =>
  execFileSync(
    servers().openssl,
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", path.join(folder, "key.pem"), "-out", path.join(folder, "certificate.pem")],
    ],
    { stdio: "ignore" },
  )

/**
 * An operator's own site, next to Debian's, with a name, a certificate and a redirect from http to https, which
 * includes the generated rules.
 */
const nginxByHand = (setting: Setting) => {
  const { port, second, folder } = setting
  const placed = layOutRelease(setting)
  makeCertificate(folder)
  return nginxWith(
    folder,
    placed(`${debians(second)}
  include ${siteFolder}/deploy/nginx/maps.conf;
  ${listeningAt(
    second,
    `server {
    listen 80;
    listen [::]:80;
    server_name localhost;
    return 301 https://$host:${port}$request_uri;
  }`,
  )}
  ${listeningAt(
    port,
    `server {
    listen 443 ssl;
    listen [::]:443 ssl;
    server_name localhost;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    include ${siteFolder}/deploy/nginx/rules.conf;
  }`,
  )}`),
  )
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

/** The servers for which the build writes configurations. */
export const kinds = { nginx, caddy }

/** These, and an operator's own site that includes the generated rules. */
export const kindsOfOperators = { ...kinds, "nginx by hand, over https": nginxByHand }

type Kind = keyof typeof kindsOfOperators

/** A web server with the generated configuration, for the built site or another folder. */
export class WebServer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "web-server-"))
  private process?: ChildProcess
  private output = ""
  private port = 0
  private second = 0

  /**
   * @param mail host and port of the mail endpoint, if a test has one
   * @param root the served folder, if not the built site
   */
  constructor(
    private readonly kind: Kind,
    private readonly mail = endpoint,
    private readonly root = "dist",
  ) {}

  get origin() {
    return this.kind in kinds ? `http://127.0.0.1:${this.port}` : `https://localhost:${this.port}`
  }

  /** The port that nginx shares with Debian's site; for http if the site uses https. */
  get sharedPort() {
    return this.second
  }

  async start() {
    mkdirSync(this.folder, { recursive: true })
    this.port = await anyFreePort()
    this.second = await anyFreePort()
    const { program, args, env } = kindsOfOperators[this.kind]({
      port: this.port,
      second: this.second,
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
      if (await ask(this.origin, "/").catch(() => undefined)) return
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
