import type { GatsbyNode } from "gatsby"
import { configureChunks } from "./src/build/configureChunks"
import { createEntryPages } from "./src/build/createEntryPages"
import { createFallbackPages } from "./src/build/createFallbackPages"
import { createRedirects } from "./src/build/createRedirects"
import { createSchema } from "./src/build/createSchema"
import { guardContent } from "./src/build/guardContent"
import { hastenAvif } from "./src/build/hastenAvif"
import { previewContent, streamFaults } from "./src/build/preview/previewContent"
import { rememberImages } from "./src/build/rememberImages"
import { sourceDialCodes } from "./src/build/sourceDialCodes"

const isPreview = process.env.NODE_ENV === "development"

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  hastenAvif()
  if (isPreview) previewContent(reporter)
  else guardContent(reporter)
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = streamFaults

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceDialCodes

export const createResolvers: GatsbyNode["createResolvers"] = rememberImages

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createEntryPages(args)
  createFallbackPages(args)
  await createRedirects(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureChunks
