/** The package of the program behind the editing page: the one developer tool that a build may publish. */
export const cmsPackage = "@sveltia/cms"
