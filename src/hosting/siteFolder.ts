/**
 * Symlink to the live release: a folder with the site in `dist/` and the matching server configurations in `deploy/`.
 */
export const siteFolder = "/srv/site/current"
