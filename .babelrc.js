/**
 * Gatsby's own preset rewrites syntax that every browser of browserslist knows (`?.`, spread, classes), which makes each
 * page heavier. Gatsby adds to these presets what it needs itself: TypeScript, queries, fast refresh.
 */
module.exports = (api) => ({
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic", development: api.env("development") }],
  ],
})
