/** Packages that ship only ES modules; Jest runs CommonJS. */
const esModules = ["marked", "flesch", "syllable", "feed", "lucide-react"]

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/.content/"],
  transform: {
    [`/node_modules/(?:${esModules.join("|")})/`]: "<rootDir>/__tests__/setup/packages.js",
    "\\.[jt]sx?$": "<rootDir>/__tests__/setup/ownCode.js",
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join("|")})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/setup/cssModule.js",
    "\\.(?:css|woff2)$": "<rootDir>/__tests__/setup/emptyModule.js",
  },
  globalSetup: "<rootDir>/__tests__/setup/global.js",
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/matchers.ts", "<rootDir>/__tests__/setup/mediaQueries.ts"],
}
