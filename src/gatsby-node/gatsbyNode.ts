import type { GatsbyNode } from "gatsby"
import { addCountryNames } from "./src/gatsby-node/addCountryNames"
import { addDialCodes } from "./src/gatsby-node/addDialCodes"
import { defineHeadScript } from "./src/gatsby-node/bundleHeadScript"
import { cacheImages } from "./src/gatsby-node/cacheImages"
import { checkContentOrPanic, writeCheckCache } from "./src/gatsby-node/checkContentOrPanic"
import { checkSettingsOrPanic } from "./src/gatsby-node/checkSettingsOrPanic"
import { configureChunks } from "./src/gatsby-node/configureChunks"
import { configureStyles } from "./src/gatsby-node/configureStyles"
import {
  createEntryPages,
  createFallbackPages,
  createSentPages,
  createServiceLists,
} from "./src/gatsby-node/createPages"
import { createSchema } from "./src/gatsby-node/createSchema"
import { defineForms } from "./src/gatsby-node/defineForms"
import { defineMeasuring } from "./src/gatsby-node/defineMeasuring"
import { defineScriptTags } from "./src/gatsby-node/defineScriptTags"
import { defineVerification } from "./src/gatsby-node/defineVerification"
import { deletePageWithoutEntry } from "./src/gatsby-node/deletePageWithoutEntry"
import { defineFeeds } from "./src/gatsby-node/feeds/defineFeeds"
import { writeFeeds } from "./src/gatsby-node/feeds/writeFeeds"
import { cachePages } from "./src/gatsby-node/listedPages"
import { addServicesBySlug } from "./src/gatsby-node/lookUp/addServicesBySlug"
import { cacheNodeIds } from "./src/gatsby-node/lookUp/nodeIds"
import { resolveBySlug } from "./src/gatsby-node/lookUp/resolveBySlug"
import { previewContent, streamIssues } from "./src/gatsby-node/preview/previewContent"
import { refuseStrangers } from "./src/gatsby-node/preview/refuseStrangers"
import { servePagePanel } from "./src/gatsby-node/preview/servePagePanel"
import { publishAdmin, serveAdmin } from "./src/gatsby-node/provideAdmin"
import { reportJobs } from "./src/gatsby-node/reportJobs"
import { requireSingleEntries } from "./src/gatsby-node/requireSingleEntries"
import { serveSearch } from "./src/gatsby-node/search/serveSearch"
import { writeSearchFile } from "./src/gatsby-node/search/writeSearchFile"
import { drawSharePictures } from "./src/gatsby-node/share/drawSharePictures"
import { addSitemapPages, removeSitemaps, writeRobots } from "./src/gatsby-node/sitemap"
import { sourceOwnNodes } from "./src/gatsby-node/sourceOwnNodes"
import { speedUpAvif } from "./src/gatsby-node/speedUpAvif"
import { uprightImages } from "./src/gatsby-node/uprightImages"
import { writeBuildDay } from "./src/gatsby-node/writeBuildDay"
import { writeCopyFragments } from "./src/gatsby-node/writeCopyFragments"
import { writeIndexNowKey } from "./src/gatsby-node/writeIndexNowKey"
import { followTypes } from "./src/gatsby-node/writeTypes"

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
