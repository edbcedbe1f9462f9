const { mkdirSync, renameSync, writeFileSync } = require("node:fs")
const path = require("node:path")
const { buildSync } = require("esbuild")

const folder = path.resolve(".cache/hooks")

/**
 * Loads a TypeScript file. esbuild takes a fifth of a second for it; Gatsby's own way, Parcel, eight of a first build.
 * @param {string} file
 * @returns {any} its exports
 */
exports.loadBundled = (file) => {
  const [bundle] = buildSync({
    entryPoints: [file],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
  }).outputFiles
  const target = path.join(folder, `${path.parse(file).name}.js`)
  mkdirSync(folder, { recursive: true })
  // Renamed, since several of Gatsby's processes load it at the same time.
  writeFileSync(`${target}.${process.pid}`, bundle.contents)
  renameSync(`${target}.${process.pid}`, target)
  return require(target)
}
