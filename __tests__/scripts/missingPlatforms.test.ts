/** @jest-environment node */
import { readFileSync } from "node:fs"
import type { LockFile } from "../../scripts/lock/LockFile"
import { missingPlatforms } from "../../scripts/lock/missingPlatforms"

test("the lock file names the packages of every platform, so that npm ci takes it everywhere", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile
  expect(Object.keys(missingPlatforms(lock))).toEqual([])
})

test("a platform that was left out is written with what it runs on", () => {
  const lock: LockFile = {
    packages: {
      "": {},
      "node_modules/tool": {
        version: "1.0.0",
        dev: true,
        optionalDependencies: {
          "tool-linux-x64-musl": "1.0.0",
          "tool-darwin-arm64": "1.0.0",
          "tool-linux-x64": "1.0.0",
        },
      },
      "node_modules/tool-linux-x64": { version: "1.0.0", optional: true },
    },
  }
  expect(missingPlatforms(lock)).toEqual({
    "node_modules/tool-linux-x64-musl": {
      version: "1.0.0",
      dev: true,
      optional: true,
      cpu: ["x64"],
      libc: ["musl"],
      os: ["linux"],
    },
    "node_modules/tool-darwin-arm64": {
      version: "1.0.0",
      dev: true,
      optional: true,
      cpu: ["arm64"],
      os: ["darwin"],
    },
  })
})

test("a package in a folder of its owner counts as locked", () => {
  const lock: LockFile = {
    packages: {
      "node_modules/outer/node_modules/tool": { optionalDependencies: { "tool-win32-x64": "2.0.0" } },
      "node_modules/outer/node_modules/tool/node_modules/tool-win32-x64": { version: "2.0.0" },
    },
  }
  expect(missingPlatforms(lock)).toEqual({})
})
