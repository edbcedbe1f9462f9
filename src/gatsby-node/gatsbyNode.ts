import type { GatsbyNode } from "gatsby"
import { addCountryNames } from "./addCountryNames"
import { addDialCodes } from "./addDialCodes"
import { defineHeadScript } from "./bundleHeadScript"
import { cacheImages } from "./cacheImages"
import { checkContentOrPanic, writeCheckCache } from "./checkContentOrPanic"
import { checkSettingsOrPanic } from "./checkSettingsOrPanic"
import { configureChunks } from "./configureChunks"
import { configureStyles } from "./configureStyles"
import { createEntryPages, createFallbackPages, createSentPages, createServiceLists } from "./createPages"
import { createSchema } from "./createSchema"
import { defineForms } from "./defineForms"
import { defineMeasuring } from "./defineMeasuring"
import { defineScriptTags } from "./defineScriptTags"
import { defineVerification } from "./defineVerification"
import { deletePageWithoutEntry } from "./deletePageWithoutEntry"
import { defineFeeds } from "./feeds/defineFeeds"
import { writeFeeds } from "./feeds/writeFeeds"
import { cachePages } from "./listedPages"
import { addServicesBySlug } from "./lookUp/addServicesBySlug"
import { cacheNodeIds } from "./lookUp/nodeIds"
import { resolveBySlug } from "./lookUp/resolveBySlug"
import { previewContent, streamIssues } from "./preview/previewContent"
import { refuseStrangers } from "./preview/refuseStrangers"
import { servePagePanel } from "./preview/servePagePanel"
import { publishAdmin, serveAdmin } from "./provideAdmin"
import { reportJobs } from "./reportJobs"
import { requireSingleEntries } from "./requireSingleEntries"
import { serveSearch } from "./search/serveSearch"
import { writeSearchFile } from "./search/writeSearchFile"
import { drawSharePictures } from "./share/drawSharePictures"
import { shortenWebpack } from "./shortenWebpack"
import { addSitemapPages, removeSitemaps, writeRobots } from "./sitemap"
import { sourceOwnNodes } from "./sourceOwnNodes"
import { speedUpAvif } from "./speedUpAvif"
import { uprightImages } from "./uprightImages"
import { writeBuildDay } from "./writeBuildDay"
import { writeCopyFragments } from "./writeCopyFragments"
import { writeIndexNowKey } from "./writeIndexNowKey"
import { followTypes } from "./writeTypes"

const isPreview = process.env.NODE_ENV === "development"

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  speedUpAvif()
  checkSettingsOrPanic(reporter)
  if (isPreview) await previewContent(reporter)
  else await checkContentOrPanic(reporter)
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeCheckCache

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = writeCopyFragments

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  refuseStrangers()
  streamIssues(args)
  serveAdmin(args)
  servePagePanel(args)
  serveSearch(args)
  followTypes()
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceOwnNodes

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  uprightImages(args)
  cacheImages(args)
  resolveBySlug(args)
  requireSingleEntries(args)
  addCountryNames(args)
  addDialCodes(args)
  addSitemapPages(args)
  addServicesBySlug(args)
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await cacheNodeIds(args)
  createEntryPages(args)
  createServiceLists(args)
  createFallbackPages(args)
  createSentPages(args)
  cachePages(args)
  reportJobs(args)
  if (!isPreview) writeSearchFile(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  shortenWebpack(args)
  configureChunks(args)
  configureStyles(args)
  defineScriptTags(args)
  defineHeadScript(args)
  defineVerification(args)
  defineMeasuring(args)
  defineFeeds(args)
  defineForms(args)
}

export const onCreatePage: GatsbyNode["onCreatePage"] = deletePageWithoutEntry

export const onPreBuild: GatsbyNode["onPreBuild"] = removeSitemaps

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  writeRobots()
  writeIndexNowKey()
  writeBuildDay()
  await drawSharePictures(args)
  await writeFeeds(args)
  publishAdmin()
}
