/** The package of the program behind the editing page: the one tool of the workshop that a build may publish. */
export const cmsPackage = "@sveltia/cms"
