import { mailPath } from "../../../outbox/takeSubmission"
import { headers } from "../../headers"
import { notForVisitors } from "../../notForVisitors"
import { siteFolder } from "../../siteFolder"
import { lines, quoted } from "./nginxText"

const literally = (text: string) => text.replaceAll(".", "\\.")

/**
 * The rules of nginx for a `server` block with any name, port and certificate. Needs {@link nginxMaps}, and the
 * brotli_static module as Debian ships it.
 */
export const nginxRules = () => `# Written by the build, for a server block of your own. Needs maps.conf beside it.

root ${siteFolder}/dist;
server_tokens off;
absolute_redirect off;
charset utf-8;
gzip_static on;
gzip_vary on;
brotli_static on;

${lines(
  0,
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}
add_header Cache-Control $site_caching always;

if ($site_elsewhere) {
  return 301 $site_elsewhere$is_args$args;
}

error_page 404 $site_error_page;

location / {
  try_files $uri $site_file =404;
}

# What is sent under other names, or read by other hosts.
location ~ ^/(?:${notForVisitors.names.join("|")})$|(?:${notForVisitors.endings.map(literally).join("|")})$ {
  internal;
}

location ~ \\.webmanifest$ {
  default_type application/manifest+json;
}

# Modules of the editing page.
location ~ \\.mjs$ {
  default_type text/javascript;
}

# The built-in mail endpoint, where forms go while no mail service is configured: npm run serve, with
# OUTBOX_BEHIND_PROXY=true. Without it a form tells its visitors that it was not sent, and how else to get through.
location = ${mailPath} {
  client_max_body_size 1m;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_pass http://127.0.0.1:9000;
}
`
