import path from "node:path"
import globalData from "@csstools/postcss-global-data"
import relativeColours from "@csstools/postcss-relative-color-syntax"
import autoprefixer from "autoprefixer"
import type { GatsbyConfig } from "gatsby"
import customMedia from "postcss-custom-media"
import { writePalette } from "./src/gatsby-node/colours/writePalette"
import { contentFolder } from "./src/gatsby-node/contentFolder"
import { manifestOptions } from "./src/gatsby-node/manifestOptions"
import { readSite, siteUrl } from "./src/gatsby-node/readSite"
import { shortenTokens } from "./src/gatsby-node/shortenTokens"
import { sitemapOptions } from "./src/gatsby-node/sitemap"
import { typeNameOf } from "./src/gatsby-node/typeNameOf"
import { allTypes } from "./src/gatsby-node/writeTypes"
import { loadEnvironment } from "./src/hosting/settings/loadEnvironment"

loadEnvironment()

const site = readSite()

const isBuild = process.env.NODE_ENV === "production"

/** Gatsby's class names contain the file name and make up a fifth of every page; a short hash is enough for a build. */
const classNames = isBuild ? { modules: { localIdentName: "[hash:base64:5]" } } : undefined

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  // Editors need no types, which Gatsby would write again at each save.
  graphqlTypegen: process.env.TYPEGEN !== "off" && { generateOnBuild: false, typesOutputPath: allTypes },
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: path.resolve(contentFolder),
        ignore: ["**/.schema/**", "**/images/**"],
        // Entry nodes have content hashes, so a modification time is enough for files and saves reading them twice.
        fastHash: true,
      },
    },
    // The URLs of pictures contain content hashes.
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.resolve(contentFolder, "images") } },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        cssLoaderOptions: classNames,
        postCssPlugins: [
          globalData({ files: ["src/styles/media.css"] }),
          customMedia(),
          writePalette(),
          relativeColours(),
          autoprefixer(),
          ...(isBuild ? [shortenTokens] : []),
        ],
        // Otherwise postcss-loader looks for a configuration file once per style sheet.
        postcssOptions: { config: false },
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(site) },
  ],
}

export default config
