/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { processRecord, stateOf } from "../../../scripts/setup/processRecord.mjs"

/** The number of a process that has ended. */
const ended = spawnSync(process.execPath, ["--version"]).pid

test.each([
  ["running", "the process that asks", {}],
  ["ended", "a process that has ended", { pid: ended }],
  ["ended", "one from before the machine's last start, whose number another has now", { boot: undefined, noted: 1 }],
  ["unknown", "one of another machine or container", { host: "elsewhere (linux)", boot: "another" }],
  ["unknown", "one without a number", { pid: 0 }],
])("%s: %s", (state, _, differing) => {
  expect(stateOf({ ...processRecord, ...differing })).toBe(state)
})

const linux = process.platform === "linux" ? test : test.skip
linux.each([
  ["ended", "one whose number another process has now", { start: "1" }],
  ["ended", "one of an earlier run of the machine", { boot: "another" }],
  ["running", "one of this machine under its earlier name", { host: "elsewhere (linux)" }],
  ["ended", "one of a container of an earlier run", { boot: "another", space: "pid:[1]" }],
  ["unknown", "one of a container with the same name", { space: "pid:[1]" }],
])("%s on Linux: %s", (state, _, differing) => {
  expect(stateOf({ ...processRecord, ...differing })).toBe(state)
})
