/**
 * Where servers look for the release that is on the air: a link to its folder, which holds the built site as `public/` and
 * the configurations that were made with it as `deploy/`.
 */
export const siteFolder = "/srv/site/current"
