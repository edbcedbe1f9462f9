/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs, { mkdirSync, type ReadStream, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import path from "node:path"
import { Readable } from "node:stream"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { readRedirects } from "../../src/hosting/addresses"
import { MAX_SUBMISSION_BYTES, mailPath } from "../../src/hosting/endpointPaths"
import { caching, headers } from "../../src/hosting/headers"
import { siteServer } from "../../src/server/siteServer"
import { ask } from "../e2e/hosting/ask"
import { startServer, stopServer } from "../support/LocalServer"
import { storedIn } from "../support/storedIn"
import { temporaryFolder } from "../support/temporaryFolder"
import { brokenAddresses, foreignAddresses, unknownAddresses } from "../support/unknownAddresses"

const root = temporaryFolder()

const redirects = readRedirects()

/** The same pages as Gatsby writes them and as they are published. */
const layouts = {
  public: {
    home: "index.html",
    "about-us": "about-us/index.html",
    code: "services/c++-assignment/index.html",
    job: "career/Night-Editor/index.html",
    errors: {
      "404.html": "404.html",
      "services/404.html": "services/unknown/index.html",
      "blog/404.html": "blog/unknown/index.html",
    },
    others: ["404/index.html"],
  },
  dist: {
    home: "index.html",
    "about-us": "about-us.html",
    code: "services/c++-assignment.html",
    job: "career/Night-Editor.html",
    errors: { "404.html": "404.html", "services/404.html": "services/404.html", "blog/404.html": "blog/404.html" },
    others: ["_headers", "_redirects"],
  },
}
const picture = `static/${"a".repeat(32)}/100% "law" (1) a+b #2? ü .webp`

describe.each(Object.entries(layouts))("the server of a site laid out as in %s/", (name, layout) => {
  const inSite = (file: string) => path.join(root, name, file)
  const write = (file: string, content: string | Buffer = `<p>${file}</p>`) => {
    mkdirSync(path.dirname(inSite(file)), { recursive: true })
    writeFileSync(inSite(file), content)
  }
  const script = "static/js/app.0123.js"
  const words = "/* the same words again */".repeat(100)
  let server: Server
  let origin: string
  const get = (address: string, fields = {}) => ask(origin, address, fields)

  beforeAll(async () => {
    const { others, errors, ...pages } = layout
    for (const file of [
      ...Object.values(pages),
      ...Object.values(errors),
      ...others,
      picture,
      "robots.txt",
      "../outside.txt",
    ])
      write(file)
    write(script, words)
    write(`${script}.br`, brotliCompressSync(words))
    write(`${script}.gz`, gzipSync(words))
    server = siteServer(inSite(""))
    origin = await startServer(server)
  })
  afterAll(() => stopServer(server))

  test.each([
    ["/", "home"],
    ["/about-us", "about-us"],
    ["/about-us?q=%", "about-us"],
    ["/services/c++-assignment", "code"],
    ["/services/c%2B%2B-assignment?a=//b\\c", "code"],
  ] as const)("answers %s with its page", async (address, page) => {
    const { status, body, headers: fields } = await get(address)
    expect([status, body.toString()]).toEqual([200, readFileSync(inSite(layout[page]), "utf8")])
    expect(fields["content-type"]).toBe("text/html; charset=utf-8")
    expect(fields["cache-control"]).toBe(caching.others)
  })

  test.each<[string, string]>([
    ["/About-Us/?from=mail&to=%22", "/about-us?from=mail&to=%22"],
    ["/about-us/index.html", "/about-us"],
    ["/index.html", "/"],
    ["/SERVICES/C%2b%2b-Assignment", "/services/c++-assignment"],
    ["/career/night-editor", "/career/Night-Editor"],
    ...redirects.map(({ from, to }): [string, string] => [from, to]),
    ...redirects.map(({ from, to }): [string, string] => [`${from.toUpperCase()}/`, to]),
  ])("redirects %s to %s", async (address, to) => {
    const { status, headers: fields } = await get(address)
    expect([status, fields.location]).toEqual([301, to])
  })

  test("accepts long addresses", async () => {
    const long = "a".repeat(8_000)
    for (const [address, status, file] of [
      [`/about-us?${long}`, 200, layout["about-us"]],
      [`/${long}`, 404, layout.errors["404.html"]],
      [`/services/${long}`, 404, layout.errors["services/404.html"]],
    ] as const) {
      const answer = await get(address)
      expect([answer.status, answer.body.toString()]).toEqual([status, readFileSync(inSite(file), "utf8")])
    }
  })

  test.each([...unknownAddresses, ...brokenAddresses, ...foreignAddresses, [`/${script}.br`, "404.html"] as const])(
    "answers %s with status 404 and the error page %s",
    async (address, file) => {
      const { status, body, headers: fields } = await get(address)
      expect([status, fields.location]).toEqual([404, undefined])
      expect(body.toString()).toBe(readFileSync(inSite(layout.errors[file]), "utf8"))
    },
  )

  test("sends a picture with any file name", async () => {
    const address = `/${picture.split("/").map(encodeURIComponent).join("/")}`
    const { status, body, headers: fields } = await get(address)
    expect([status, body.toString()]).toEqual([200, readFileSync(inSite(picture), "utf8")])
    expect([fields["content-type"], fields["cache-control"]]).toEqual(["image/webp", caching.hashed])
  })

  test("lets a vector picture that is opened by itself run no script", async () => {
    write("drawing.SVG")
    const { status, headers: fields } = await get("/drawing.SVG")
    expect([status, fields["content-security-policy"]]).toEqual([200, expect.stringContaining("default-src 'none'")])
    expect((await get("/nowhere.svg")).headers["content-security-policy"]).toBe(headers()["Content-Security-Policy"])
  })

  test("takes an address with a host for one of its own", async () => {
    const { status, body } = await get("http://zebra.house/about-us?a")
    expect([status, body.toString()]).toEqual([200, readFileSync(inSite(layout["about-us"]), "utf8")])
    expect((await get("http://zebra.house")).status).toBe(200)
  })

  test("sends no file whose name begins with a dot, and none outside the site, but well-known ones", async () => {
    for (const file of [".env", ".git/config", ".well-known/security.txt"]) write(file)
    symlinkSync(path.join(root, "outside.txt"), inSite("link.txt"))
    const addresses = ["/.env", "/.git/config", "/link.txt", "/.well-known/security.txt"]
    const statuses = await Promise.all(addresses.map(async (address) => (await get(address)).status))
    expect(statuses).toEqual([404, 404, 404, 200])
  })

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, GZIP ; q=0.001", "gzip"],
    ["br;q=0.0", undefined],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("sends the matching variant to clients that accept %s", async (accepted, coding) => {
    const { headers: fields } = await get(`/${script}`, { "accept-encoding": accepted })
    expect(fields["content-encoding"]).toBe(coding)
    expect(fields["content-type"]).toBe("text/javascript; charset=utf-8")
    expect(fields.vary).toBe("Accept-Encoding")
  })

  test("says that a file has not changed", async () => {
    const { etag } = (await get("/about-us")).headers
    const again = await get("/about-us", { "if-none-match": etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test("sends a part of a file, and says which part does not exist", async () => {
    const whole = readFileSync(inSite("robots.txt"), "utf8")
    const part = await get("/robots.txt", { range: "bytes=3-5" })
    expect([part.status, part.body.toString()]).toEqual([206, whole.slice(3, 6)])
    const none = await get("/robots.txt", { range: `bytes=${whole.length}-` })
    expect([none.status, none.headers["content-range"]]).toEqual([416, `bytes */${whole.length}`])
    expect(none.headers["cache-control"]).toBe(caching.others)
  })

  test.each([
    ["/robots.txt", 412],
    [`/${script}`, 412],
    ["/nowhere", 404],
  ])("answers a request for another version of %s with status %i", async (address, status) => {
    const answer = await get(address, { "if-match": '"another"', "accept-encoding": "br" })
    expect([answer.status, answer.body.length]).toEqual([status, 0])
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.headers["cache-control"]).toBe(caching.others)
  })

  test.each([
    ["at the beginning", []],
    ["on the way", ["<p>"]],
  ])("lasts if a file cannot be read, %s", async (_where, chunks) => {
    const failing = Readable.from(
      (async function* () {
        yield* chunks
        throw new Error("EIO")
      })(),
    )
    jest.spyOn(fs, "createReadStream").mockReturnValueOnce(failing as ReadStream)
    const answer = fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(5_000) })
    if (chunks.length > 0) await expect(answer.then((response) => response.text())).rejects.toThrow("terminated")
    else expect((await answer).status).toBe(500)
    expect((await get("/robots.txt")).status).toBe(200)
  })

  test("sends all headers with every answer, and none that reveals the software", async () => {
    for (const address of ["/about-us", "/About-Us", "/nowhere", "/robots.txt", mailPath]) {
      const fields = (await get(address)).headers
      for (const [field, value] of Object.entries(headers())) expect(fields[field.toLowerCase()]).toBe(value)
      expect(Object.keys(fields).filter((field) => /^(?:x-powered-by|server|access-control-)/.test(field))).toEqual([])
    }
  })

  test("refuses anything sent to a page, and mail that is too large", async () => {
    expect((await ask(origin, "/about-us", {}, { method: "POST" })).status).toBe(405)
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const { status, headers: fields } = await ask(origin, mailPath, {}, { method })
      expect([method, status, fields.allow]).toEqual([method, 405, "POST"])
    }
    const body = "x".repeat(MAX_SUBMISSION_BYTES + 1)
    const large = await ask(origin, mailPath, { "content-type": "application/json" }, { method: "POST", body })
    expect(large.status).toBe(413)
  })
})

describe("the mail endpoint", () => {
  const outbox = path.join(root, "outbox")
  let server: Server
  let origin: string
  beforeAll(async () => {
    process.env.OUTBOX_DIR = outbox
    server = siteServer(path.join(root, "dist"))
    origin = await startServer(server)
  })
  afterAll(() => stopServer(server))

  const post = (params: object, type = "application/json") => {
    const form = { lib_version: "4.4.1", user_id: "own", service_id: "contact", template_id: "contact" }
    const body = JSON.stringify({ ...form, template_params: params })
    return ask(origin, mailPath, { "content-type": type }, { method: "POST", body })
  }

  test("stores a form of the maximum length unchanged", async () => {
    const params = { message: "\u0001😀".repeat(4000), user_name: "x".repeat(20_000) }
    const { status, body } = await post(params)
    expect([status, body.toString()]).toEqual([200, "OK"])
    const { entries } = storedIn(outbox)
    expect(entries.map(({ template_params }) => template_params)).toEqual([params])
  })

  test.each(["text/plain", "application/x-www-form-urlencoded"])("refuses %s, as HTML forms send it", async (type) => {
    expect((await post({ message: "b" }, type)).status).toBe(400)
  })
})

test("npm run serve says in one line that a port is taken, or is none, and what to do", async () => {
  const other = siteServer(path.join(root, "dist"))
  const port = Number(new URL(await startServer(other)).port)
  const serve = (folder: string, wanted = String(port)) => {
    const program = ["--import", "tsx", "scripts/serve.ts", folder]
    const env = { ...process.env, PORT: wanted, SERVER_HOST: "" }
    const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: "utf8" })
    expect(status).toBe(1)
    return stderr
  }
  expect(serve(path.join(root, "dist"))).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve\n`,
  )
  expect(serve(path.join(root, "nowhere"))).toMatch(/^There is no site in .*npm run build\n$/)
  expect(serve("dist", "abc")).toMatch(/PORT: is not valid\n.*found: +"abc"\n +allowed: +a number up to 65535\n/s)
  await stopServer(other)
})
