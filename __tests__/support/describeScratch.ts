import { ScratchProject } from "./ScratchProject"

/**
 * A group of tests that each get a fresh small site.
 * @param name the group's name
 * @param tests the tests; `project()` is the site of the running test
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
