import type { GatsbyNode } from "gatsby"
import { addCountryNames } from "./src/build/addCountryNames"
import { defineHeadScript } from "./src/build/bundleHeadScript"
import { cacheImages } from "./src/build/cacheImages"
import { checkContentOrPanic, writeGoodData } from "./src/build/checkContentOrPanic"
import { configureChunks } from "./src/build/configureChunks"
import { configureStyles } from "./src/build/configureStyles"
import { createEntryPages, createFallbackPages } from "./src/build/createPages"
import { createSchema } from "./src/build/createSchema"
import { defineScriptTags } from "./src/build/defineScriptTags"
import { writeFeeds } from "./src/build/feeds/writeFeeds"
import { cachePages } from "./src/build/listedPages"
import { cacheNodeIds } from "./src/build/lookUp/nodeIds"
import { resolveBySlug } from "./src/build/lookUp/resolveBySlug"
import { previewContent, streamIssues } from "./src/build/preview/previewContent"
import { publishAdmin, serveAdmin } from "./src/build/provideAdmin"
import { reportClosedJobs } from "./src/build/reportClosedJobs"
import { requireSingleEntries } from "./src/build/requireSingleEntries"
import { writeSearchIndex } from "./src/build/search/writeSearchIndex"
import { drawSharePictures } from "./src/build/share/drawSharePictures"
import { addSitemapPages, writeRobots } from "./src/build/sitemap"
import { sourceOwnNodes } from "./src/build/sourceOwnNodes"
import { speedUpAvif } from "./src/build/speedUpAvif"
import { writeCopyFragments } from "./src/build/writeCopyFragments"

const isPreview = process.env.NODE_ENV === "development"

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  speedUpAvif()
  if (isPreview) previewContent(reporter)
  else checkContentOrPanic(reporter)
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeGoodData

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = writeCopyFragments

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  streamIssues(args)
  serveAdmin(args)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceOwnNodes

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  cacheImages(args)
  resolveBySlug(args)
  requireSingleEntries(args)
  addCountryNames(args)
  addSitemapPages(args)
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await cacheNodeIds(args)
  createEntryPages(args)
  createFallbackPages(args)
  cachePages(args)
  reportClosedJobs(args)
  await writeSearchIndex(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  configureChunks(args)
  configureStyles(args)
  defineScriptTags(args)
  defineHeadScript(args)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  writeRobots()
  await drawSharePictures(args)
  await writeFeeds(args)
  publishAdmin()
}
