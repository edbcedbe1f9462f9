import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import { contentTypes } from "../../content/contentTypes"
import { nextNumbers } from "../../content/nextNumbers"
import { siteFactsIn } from "../../content/siteFactsIn"
import { siteUrl } from "../readSite"
import { adminFolder, adminPage, cmsPackage, modules } from "./adminPage"
import { originsOf } from "./backendOf"
import { cmsConfigOf } from "./cmsConfigOf"
import { formatPlacesOf } from "./entryFormat"

/** A file of a package. Prefers the editing program's own copy, whose version may differ from the project's. */
const packageFile = (name: string) => {
  const own = path.join("node_modules", cmsPackage, "node_modules", name)
  return existsSync(own) ? own : path.join("node_modules", name)
}

/** Bundles the part of the page that is the site's own, with React, of which the editing program has another version. */
const bundleClient = (folder: string) =>
  buildSync({
    entryPoints: ["src/gatsby-node/admin/client/start.ts"],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    charset: "utf8",
    target: "es2022",
    external: [cmsPackage],
    outfile: path.join(folder, "start.js"),
  })

/**
 * The part of the program that colours code, which is left out: it would load a language from a package that the page
 * does not have, and then try again without end, which takes the focus from every other field.
 */
const codeColouring = "shiki-engine"

/** Addresses of fonts that the program would load from other sites; the package contains them too. */
const remoteFont = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)`"']*\.woff2/g

/**
 * Makes the program load its fonts from its own folder.
 * @throws Error if a new version loads them otherwise
 */
const selfHostFonts = (program: string) => {
  const fonts = readdirSync(path.join(program, "assets"))
  const index = path.join(program, "index.js")
  const source = readFileSync(index, "utf8")
  const changed = source.replace(remoteFont, (address, name: string) => {
    const font = fonts.find((file) => file.startsWith(`${name}-latin`))
    if (!font) throw new Error(`${cmsPackage} contains no font for ${address}.`)
    return `${adminFolder}/cms/assets/${font}`
  })
  if (changed === source)
    throw new Error(`${cmsPackage} loads no fonts by the addresses that src/gatsby-node/admin knows.`)
  writeFileSync(index, changed)
}

/**
 * Writes the editing page with everything that it loads, so that it makes no request to other origins.
 * @param folder the folder to write; its former content is replaced
 * @param brand the name of the site
 * @param isPreview whether the live preview serves it
 * @param environment settings of the back end
 */
export const writeAdmin = (
  folder: string,
  brand: string,
  isPreview: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
) => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(packageFile(`${cmsPackage}/npm`), path.join(folder, "cms"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map") && !path.basename(file).startsWith(codeColouring),
  })
  selfHostFonts(path.join(folder, "cms"))
  for (const file of Object.values(modules)) {
    const target = path.join(folder, "modules", file)
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(packageFile(file), target)
  }
  bundleClient(folder)
  const { app_title } = writeSettings(folder, brand, isPreview, environment)
  writeFileSync(path.join(folder, "index.html"), adminPage(String(app_title), originsOf(environment)))
}

/** The path of each type's pages, with the names of the fields that it is made from in braces. */
const pathsOfTypes = () =>
  Object.fromEntries(
    contentTypes.flatMap(({ name, path: pathOf }) =>
      pathOf ? [[name, pathOf({ slug: "{slug}", number: "{number}" })]] : [],
    ),
  )

/** Writes the editing page's configuration: the content types, and the initial values of a new entry of each today. */
export const writeSettings = (
  folder: string,
  brand: string,
  isPreview: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
) => {
  const root = process.cwd()
  const config = cmsConfigOf(brand, environment, (type) => nextNumbers(root, type))
  const result = { siteUrl: siteUrl(), brand, facts: siteFactsIn(root).values, paths: pathsOfTypes() }
  const settings = { config, places: formatPlacesOf(contentTypes), isPreview, result }
  writeFileSync(path.join(folder, "settings.json"), JSON.stringify(settings))
  return config
}
