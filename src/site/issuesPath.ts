/** Where `gatsby develop` sends the issues of a bad save to open pages. */
export const issuesPath = "/__data-issues"
