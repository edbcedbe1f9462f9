import type { Addresses } from "../addresses"
import { endpointPaths } from "../endpointPaths"
import { caching, headers, pictures } from "../headers"
import { privateFiles } from "../privateFiles"
import { siteFolder } from "../siteFolder"
import type { Host } from "./Host"

/** A text as a quoted string of nginx's configuration. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`

/** Joins lines with this many spaces of indentation. */
const lines = (indent: number, entries: readonly string[]) =>
  entries.map((entry) => `${" ".repeat(indent)}${entry}`).join("\n")

/** The maps in which nginx looks up the site's addresses, to be included once in its `http` block. */
export const nginxMaps = ({
  pages,
  redirects,
  withErrorPage,
}: Addresses) => `# Written by the build, for the http block. rules.conf next to it needs it.

# For all maps of the server; if nginx.conf also sets these, remove them there.
map_hash_max_size 65536;
map_hash_bucket_size 256;

# The address without a slash or /index.html at its end.
map $uri $site_address {
  default $uri;
  "~^(?<site_stem>.*?)(?:/+|/index\\.html)$" $site_stem;
}

# The canonical path of the page that an address means. nginx ignores case when it compares these.
map $site_address $site_page {
  default "";
${lines(2, [
  ...pages.map((page) => `${quoted(page === "/" ? "" : page)} ${quoted(page)};`),
  ...redirects.map(({ from, to }) => `${quoted(from)} ${quoted(to)};`),
])}
}

# Where to send visitors whose address is not the canonical one.
map "$uri $site_page" $site_elsewhere {
  default $site_page;
  "~^(?<site_same>.*) \\k<site_same>$" "";
}

map $site_page $site_file {
  default $site_page.html;
  "" /404.html/none;
  "/" /index.html;
}

map $uri $site_error_page {
  default /404.html;
${lines(
  2,
  withErrorPage.map((folder) => `"~^${folder}" ${folder}404.html;`),
)}
}

map $uri $site_policy {
  default ${quoted(headers()["Content-Security-Policy"] ?? "")};
  "~*\\${pictures.ending}$" ${quoted(pictures.policy)};
}

map $uri $site_caching {
  default ${quoted(caching.others)};
  "~^${caching.hashedFolder}" ${quoted(caching.hashed)};
}
`

const literally = (text: string) => text.replaceAll(".", "\\.")

/**
 * The rules of nginx for a `server` block with any name, port and certificate. Needs {@link nginxMaps}, and the
 * brotli_static module as Debian ships it.
 */
export const nginxRules = () => `# Written by the build, for a server block of your own. Needs maps.conf next to it.

root ${siteFolder}/dist;
server_tokens off;
absolute_redirect off;
charset utf-8;
gzip_static on;
gzip_vary on;
brotli_static on;

${lines(
  0,
  Object.entries(headers()).map(
    ([name, value]) =>
      `add_header ${name} ${name === "Content-Security-Policy" ? "$site_policy" : quoted(value)} always;`,
  ),
)}
add_header Cache-Control $site_caching always;

if ($site_elsewhere) {
  return 301 $site_elsewhere$is_args$args;
}

error_page 404 $site_error_page;

location / {
  try_files $uri $site_file =404;
}

# Files that are sent under other names, or that other hosts read.
location ~ ^/(?:${privateFiles.names.join("|")})$|(?:${privateFiles.endings.map(literally).join("|")})$ {
  internal;
}

location ~ \\.webmanifest$ {
  default_type application/manifest+json;
}

# Modules of the editing page.
location ~ \\.mjs$ {
  default_type text/javascript;
}

# The site's own server, which receives forms while no mail service is configured: npm run serve, with
# OUTBOX_BEHIND_PROXY=on. Without it, a form tells visitors that it was not sent, and how else to get in touch.
${lines(
  0,
  endpointPaths().map(
    (path) => `location = ${path} {
  client_max_body_size 1m;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_pass http://127.0.0.1:9000;
}`,
  ),
)}
`

/**
 * An nginx site with only name and port. Everything that changes with a release is in included files, so that this one
 * can be kept, with a certificate added.
 * @param siteUrl the address that the site is served from
 */
export const nginxSite = (
  siteUrl: string,
) => `# Written by the build. Copy it into /etc/nginx/conf.d/ once; from then on it is yours.

include ${siteFolder}/deploy/nginx/maps.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(siteUrl).hostname};

  include ${siteFolder}/deploy/nginx/rules.conf;
}
`

/** nginx. */
export const nginx: Host = {
  name: "nginx",
  sendsVariants: true,
  cannot: [],
  deployed: ({ addresses, siteUrl }) => ({
    "nginx.conf": nginxSite(siteUrl),
    "nginx/maps.conf": nginxMaps(addresses),
    "nginx/rules.conf": nginxRules(),
  }),
}
