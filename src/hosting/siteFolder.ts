/**
 * Where servers look for the release that is live: a link to its folder, which holds the site as `dist/` and
 * the configurations that were made with it as `deploy/`.
 */
export const siteFolder = "/srv/site/current"
