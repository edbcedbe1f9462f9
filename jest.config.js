/** Packages that ship only ES modules, which must be transformed since Jest runs CommonJS. */
const esModules = [
  "marked",
  "flesch",
  "syllable",
  "feed",
  "lucide",
  "@adobe/structured-data-validator",
  "@plausible-analytics",
]

/** Compiles with swc, which takes a twentieth of Babel's time. */
const compiler = ({ tsx }) => [
  "@swc/jest",
  { jsc: { parser: { syntax: "typescript", tsx }, transform: { react: { runtime: "automatic" } } } },
]

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  // The default leaves one processor idle.
  maxWorkers: "100%",
  // A busy machine needs more than the default of five seconds.
  testTimeout: 120_000,
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.content/"],
  transform: { "\\.m?[jt]s$": compiler({ tsx: false }), "\\.[jt]sx$": compiler({ tsx: true }) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join("|")})/)`],
  moduleNameMapper: {
    // The chart library also ships as a single UMD file.
    "^@observablehq/plot$": "<rootDir>/node_modules/@observablehq/plot/dist/plot.umd.js",
    "^d3@[\\d.]+/dist/d3\\.min\\.js$": "<rootDir>/node_modules/d3/dist/d3.min.js",
    "/tools/publishedData$": "<rootDir>/__tests__/setup/publishedData.ts",
    "\\.module\\.css$": "<rootDir>/__tests__/setup/cssModule.js",
    "\\.(?:css|woff2)$": "<rootDir>/__tests__/setup/emptyModule.js",
  },
  globalSetup: "<rootDir>/__tests__/setup/global.ts",
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/matchers.ts", "<rootDir>/__tests__/setup/withoutLayout.ts"],
}
