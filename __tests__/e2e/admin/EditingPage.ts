import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Locator, type Page } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { type ContentType, contentTypeOf, isFolder } from "../../../src/content/contentTypes"
import { writeAdmin } from "../../../src/gatsby-node/admin/writeAdmin"

const mimeTypes: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

/** Serves a folder on a free local port. */
const serve = async (folder: string) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const file = path.join(folder, pathname === "/admin" ? "admin/index.html" : pathname)
    try {
      const body = readFileSync(file)
      response.writeHead(200, { "Content-Type": mimeTypes[path.extname(file)] ?? "text/plain" }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // A failed test must not keep its process alive.
  return server.unref()
}

/** A file in the browser's own file system. */
interface StoredFile {
  text: string
  bytes: Buffer
  lastModified: number
}

/** The first field in the form of a type. */
const firstKey = (type: ContentType) => Object.keys(type.schema.shape).find((key) => key !== "$schema") ?? ""

/** The editing page in Chromium, working on a copy of the data in the browser's own file system. */
export class EditingPage {
  /** Addresses on other origins that the page has requested. */
  readonly strangers: string[] = []

  private readonly origin: string

  private constructor(
    readonly page: Page,
    private readonly folder: string,
    private readonly server: Server,
  ) {
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  }

  /**
   * Opens the editing page on a project's data.
   * @param page the page of the browser
   * @param root the folder that holds `data/`
   * @param unfolded whether groups and list items are expanded, instead of collapsed as editors first see them
   * @param isPreview whether the live preview serves the page; the test then answers the requests to it
   */
  static async open(page: Page, root: string, unfolded: boolean, isPreview = false) {
    const folder = mkdtempSync(path.join(tmpdir(), "site-admin-"))
    writeAdmin(path.join(folder, "admin"), "Quillhaven", isPreview, {})
    copyFileSync("static/favicon.svg", path.join(folder, "favicon.svg"))
    if (unfolded) {
      const settings = path.join(folder, "admin/settings.json")
      writeFileSync(
        settings,
        readFileSync(settings, "utf8").replaceAll(/"collapsed":(?:true|"auto")/g, '"collapsed":false'),
      )
    }
    const editing = new EditingPage(page, folder, await serve(folder))
    await editing.start(root)
    return editing
  }

  private async start(root: string) {
    this.page.on("request", (request) => {
      const address = request.url()
      if (/^(?:https?|wss?):/.test(address) && !address.startsWith(`${this.origin}/`)) this.strangers.push(address)
    })
    await this.page.goto(`${this.origin}/favicon.svg`)
    await this.fill(root)
    await this.page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle("project"),
      })
      // Without view transitions, whose old view could be mistaken for the next one.
      Object.assign(document, { startViewTransition: undefined })
      // Renders fields far below the window at once, instead of when they are scrolled to.
      const Observer = window.IntersectionObserver
      window.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, { ...options, rootMargin: "30000px", scrollMargin: "30000px" } as IntersectionObserverInit)
        }
      }
    })
    await this.page.goto(`${this.origin}/admin`)
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click()
    await expect(this.page.getByRole("treeitem", { name: "Services" })).toBeVisible({ timeout: 60_000 })
  }

  /** Copies the data into the browser's file system; the pictures are not needed there. */
  private async fill(root: string) {
    const files = jsonFilesIn(root).map((file) => ({
      file: `data/${file}`,
      text: readFileSync(path.join(root, "data", file), "utf8"),
    }))
    await this.page.evaluate(async (entries) => {
      const storage = await navigator.storage.getDirectory()
      const project = await storage.getDirectoryHandle("project", { create: true })
      await project.getDirectoryHandle(".git", { create: true })
      const write = async ({ file, text }: (typeof entries)[number]) => {
        const parts = file.split("/")
        const name = parts.pop() ?? ""
        let folder = project
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
      }
      await Promise.all(entries.map(write))
    }, files)
  }

  /** The current state of a file below `data/`. */
  async read(file: string): Promise<StoredFile> {
    const { base64, lastModified } = await this.page.evaluate(async (place) => {
      const parts = place.split("/")
      const name = parts.pop() ?? ""
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("project")
      for (const part of parts) folder = await folder.getDirectoryHandle(part)
      const stored = await (await folder.getFileHandle(name)).getFile()
      const characters = Array.from(new Uint8Array(await stored.arrayBuffer()), (byte) => String.fromCharCode(byte))
      return { base64: btoa(characters.join("")), lastModified: stored.lastModified }
    }, `data/${file}`)
    const bytes = Buffer.from(base64, "base64")
    return { text: bytes.toString(), bytes, lastModified }
  }

  /** The button that saves the open entry. */
  get save(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true })
  }

  /**
   * The input of a field in the open entry.
   * @param place the path of its value, as in `items.0.title`
   */
  input(place: string): Locator {
    return this.field(place).locator("input[type=text], input[type=email], textarea").first()
  }

  /** A field of the open entry, with its label, hint and messages. */
  field(place: string): Locator {
    return this.page.locator(`section.field[data-key-path="${place}"]`)
  }

  /** The open form, with its buttons. */
  private get form(): Locator {
    return this.page.locator(".content-editor")
  }

  /** Opens an empty form for a new entry of a type with one file per entry. */
  async showNew(type: string) {
    await this.page.goto(`${this.origin}/admin#/collections/${type}/new`)
    await expect(this.input("slug"), `the form of a new ${type}`).toBeVisible({ timeout: 30_000 })
  }

  /** Opens the form of a data file, given its path below `data/`. */
  async show(file: string) {
    const type = contentTypeOf(file)
    if (!type) throw new Error(`data/${file} belongs to no content type`)
    const list = isFolder(type) ? type.name : "_singletons"
    const name = isFolder(type) ? path.basename(file, ".json") : type.name
    // One form must be closed before the next is opened.
    if ((await this.form.count()) > 0) {
      await this.page.goto(`${this.origin}/admin#/collections/${list}`)
      await expect(this.form).toHaveCount(0, { timeout: 30_000 })
    }
    await this.page.goto(`${this.origin}/admin#/collections/${list}/entries/${encodeURIComponent(name)}`)
    await expect(this.field(firstKey(type)).first(), `the form of ${file}`).toBeVisible({ timeout: 30_000 })
  }

  /** The field that has the focus, if the page has put it into one. */
  focusedField() {
    return this.page.evaluate(() => {
      const field = document.activeElement?.closest("input, textarea, [contenteditable=true]")
      return field?.closest<HTMLElement>("section.field")?.dataset.keyPath
    })
  }

  /** Chooses an item of the open entry's menu. */
  async choose(item: string) {
    await this.page.getByRole("button", { name: "Show Editor Options" }).click()
    await this.page.getByRole("menuitem", { name: item }).click()
  }

  /** Waits until the rich text editors of the open entry have loaded their texts and written them back. */
  async whenSettled() {
    const shown = () => this.page.locator(".lexical-root").allInnerTexts()
    let before: string[] = []
    await expect(async () => {
      const now = await shown()
      const settled = now.length === before.length && now.every((text, at) => text.trim() !== "" && text === before[at])
      before = now
      expect(settled).toBe(true)
    }).toPass({ intervals: [300], timeout: 60_000 })
  }

  /**
   * Saves the open entry, and waits until its file is written and the page is back at its list: the button has another
   * name during the save, and the page leaves the form after the file is written.
   */
  async saveTo(file: string) {
    const before = await this.read(file)
    await this.save.click()
    await expect(this.form, `${file} is saved and its form closed`).toHaveCount(0, { timeout: 30_000 })
    let after = before
    // A file cannot be read while it is being replaced.
    await expect(async () => {
      after = await this.read(file)
      expect(after.lastModified).toBeGreaterThan(before.lastModified)
    }).toPass({ intervals: [50], timeout: 10_000 })
    return after.text
  }

  /** Stops the server and deletes its folder. */
  close() {
    this.server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
