import { describeScratch } from "./describeScratch"
import type { ScratchProject } from "./ScratchProject"

/** A slip: what is wrong, the change that makes it so, and all issues that the check must find. */
export type Slip = readonly [what: string, slip: (site: ScratchProject) => void, ...issues: object[]]

/** Makes the slip of changing an entry; `change` may write anything. */
export const edit =
  // biome-ignore lint/suspicious/noExplicitAny: slips write invalid values
  (file: string, change: (entry: any) => void) => (site: ScratchProject) => site.change(file as "site.json", change)

/** Makes the slip of setting fields of an entry. */
export const set = (file: string, fields: object) => (site: ScratchProject) => site.set(file as "site.json", fields)

/** Tests that the check finds exactly these issues after each slip. */
export const testSlips = (name: string, slips: readonly Slip[]) =>
  describeScratch(name, (project) => {
    test.each(slips.map(([what, ...slip]) => [what, slip] as const))("%s", (_, [slip, ...issues]) => {
      slip(project())
      expect(project().issues()).toEqual(issues.map((issue) => expect.objectContaining(issue)))
    })
  })
