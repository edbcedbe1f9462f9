/**
 * Symlink to the live release: a folder with the site in `dist/` and the server configurations that were made with it in
 * `deploy/`.
 */
export const siteFolder = "/srv/site/current"
