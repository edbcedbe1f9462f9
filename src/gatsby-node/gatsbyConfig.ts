import path from "node:path"
import globalData from "@csstools/postcss-global-data"
import relativeColours from "@csstools/postcss-relative-color-syntax"
import autoprefixer from "autoprefixer"
import type { GatsbyConfig } from "gatsby"
import customMedia from "postcss-custom-media"
import { loadEnvironment } from "../hosting/settings/loadEnvironment"
import { writePalette } from "./colours/writePalette"
import { contentFolder } from "./contentFolder"
import { manifestOptions } from "./manifestOptions"
import { readSite, siteUrl } from "./readSite"
import { shortenTokens } from "./shortenTokens"
import { sitemapOptions } from "./sitemap"
import { typeNameOf } from "./typeNameOf"
import { allTypes } from "./writeTypes"

loadEnvironment()

const site = readSite()

const isBuild = process.env.NODE_ENV === "production"

/** Gatsby's class names contain the file name and make up a fifth of every page; a short hash is enough for a build. */
const classNames = isBuild ? { modules: { localIdentName: "[hash:base64:5]" } } : undefined

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  // Editors need no types, which Gatsby would write again at each save.
  graphqlTypegen: process.env.TYPEGEN !== "off" && { generateOnBuild: true, typesOutputPath: allTypes },
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
