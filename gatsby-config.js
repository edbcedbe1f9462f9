const { loadBundled } = require("./src/gatsby-node/loadBundled")

module.exports = loadBundled("src/gatsby-node/gatsbyConfig.ts").default
