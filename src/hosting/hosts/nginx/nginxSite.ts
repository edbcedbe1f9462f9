import { siteFolder } from "../../siteFolder"

/**
 * An nginx site with only name and port. What changes with a release is in the files that it includes, so a certificate can
 * be added to it and it can be kept.
 * @param siteUrl the address that the site is served from
 */
export const nginxSite = (siteUrl: string) => `# Written by the build. Copied into /etc/nginx/conf.d/ once, it is yours.

include ${siteFolder}/deploy/nginx/maps.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(siteUrl).hostname};

  include ${siteFolder}/deploy/nginx/rules.conf;
}
`
