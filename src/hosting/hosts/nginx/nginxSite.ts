import { siteFolder } from "../../siteFolder"

/**
 * A site of nginx that holds no more than its name and port. What changes with a release is in the files that it takes
 * in, so it may be given a certificate and kept.
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
