import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Locator, type Page } from "@playwright/test"
import { writeAdmin } from "../../../src/admin/writeAdmin"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { type ContentType, contentTypeOf, isFolder } from "../../../src/content/contentTypes"

const mimeTypes: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

/** Serves a folder at a free port of this machine. */
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
  // A test that fails must not keep its process waiting.
  return server.unref()
}

/** A file as it stands in the browser's own file system. */
interface StoredFile {
  text: string
  /** In bytes. */
  size: number
  lastModified: number
}

/** The first field of a type that its form shows. */
const firstKey = (type: ContentType) => Object.keys(type.schema.shape).find((key) => key !== "$schema") ?? ""

/** The editing page in Chromium, at work on a copy of the data in the browser's own file system. */
export class EditingPage {
  /** Addresses on other origins that the page has asked for. */
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
   * @param unfolded whether groups and items of lists are shown open, and not closed as editors meet them
   */
  static async open(page: Page, root: string, unfolded: boolean) {
    const folder = mkdtempSync(path.join(tmpdir(), "site-admin-"))
    writeAdmin(path.join(folder, "admin"), "Quillhaven", {})
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
      // A view that fades leaves late: until then it would answer for the next one.
      Object.assign(document, { startViewTransition: undefined })
      // Fields far below the window are rendered at once; the page would wait until they are scrolled to.
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
      for (const { file, text } of entries) {
        const parts = file.split("/")
        const name = parts.pop() ?? ""
        let folder = project
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
      }
    }, files)
  }

  /** A file below `data/` as it stands now. */
  read(file: string): Promise<StoredFile> {
    return this.page.evaluate(async (place) => {
      const parts = place.split("/")
      const name = parts.pop() ?? ""
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("project")
      for (const part of parts) folder = await folder.getDirectoryHandle(part)
      const stored = await (await folder.getFileHandle(name)).getFile()
      return { text: await stored.text(), size: stored.size, lastModified: stored.lastModified }
    }, `data/${file}`)
  }

  /** The button that saves the open entry. */
  get save(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true })
  }

  /**
   * The input of a field in the open entry.
   * @param place where its value stands, as in `items.0.title`
   */
  input(place: string): Locator {
    return this.field(place).locator("input[type=text], input[type=email], textarea").first()
  }

  /** A field of the open entry, with its label, hint and messages. */
  field(place: string): Locator {
    return this.page.locator(`section.field[data-key-path="${place}"]`)
  }

  /** The form that is open, with its buttons. */
  private get form(): Locator {
    return this.page.locator(".content-editor")
  }

  /** Opens an empty form for a new entry of a type with one file an entry. */
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

  /** Waits until the rich text editors of the open entry hold their texts and have written them back. */
  async whenSettled() {
    const shown = () => this.page.locator(".lexical-root").allInnerTexts()
    let before: string[] = []
    await expect(async () => {
      const now = await shown()
      const settled = now.length === before.length && now.every((text) => text.trim() !== "")
      before = now
      expect(settled).toBe(true)
    }).toPass({ intervals: [300], timeout: 60_000 })
  }

  /**
   * Saves the open entry, and waits until its file has been written and the page has gone back to its list:
   * the button is called otherwise while it saves, and the page leaves the form after the file is written.
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

  /** Ends the server and takes its folder away. */
  close() {
    this.server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
