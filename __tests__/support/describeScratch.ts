import { ScratchProject } from "./ScratchProject"

/**
 * A group of tests, each of which gets a fresh small site.
 * @param name what the group is about
 * @param tests the tests; `project()` is the site of the test that runs
 */
export const describeScratch = (name: string, tests: (project: () => ScratchProject) => void) =>
  describe(name, () => {
    let project: ScratchProject
    beforeEach(() => {
      project = new ScratchProject()
    })
    afterEach(() => project.dispose())
    tests(() => project)
  })
