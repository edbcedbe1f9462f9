import type { Addresses } from "../addresses"
import { caching, headers } from "../headers"
import { notForVisitors } from "../notForVisitors"

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`

const literally = (text: string) => text.replaceAll(".", "\\.")

const lines = (indent: number, entries: readonly string[]) =>
  entries.map((entry) => `${" ".repeat(indent)}${entry}`).join("\n")

/** The site's configuration for nginx with the brotli_static module, both as Debian ships them. */
export const nginxConf = ({
  pages,
  moved,
  withErrorPage,
}: Addresses) => `# Written by the build. Put it into /etc/nginx/conf.d/ and the built site into /srv/site/public.

map_hash_max_size 65536;
map_hash_bucket_size 256;

# The address without a slash or /index.html at its end.
map $uri $site_address {
  default $uri;
  "~^(?<site_stem>.*?)(?:/+|/index\\.html)$" $site_stem;
}

# The canonical path of the page that an address means. nginx compares these without regard to capitals.
map $site_address $site_page {
  default "";
${lines(2, [
  ...pages.map((page) => `${quoted(page === "/" ? "" : page)} ${quoted(page)};`),
  ...moved.map(({ from, to }) => `${quoted(from)} ${quoted(to)};`),
])}
}

# Where to send visitors whose address is not the canonical one.
map "$uri $site_page" $site_elsewhere {
  default $site_page;
  "~^(?<site_same>.*) \\k<site_same>$" "";
}

map $site_page $site_file {
  default $site_page/index.html;
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

map $uri $site_caching {
  default ${quoted(caching.others)};
  "~^${caching.hashedFolder}" ${quoted(caching.hashed)};
}

server {
  listen 80;
  root /srv/site/public;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${lines(
  2,
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

  # The built-in mail endpoint, where forms go while no EmailJS account is configured: npm run serve, with
  # OUTBOX_BEHIND_PROXY=true. Without it a form tells its visitors that it was not sent, and how else to get through.
  location = /api/v1.0/email/send {
    client_max_body_size 1m;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_pass http://127.0.0.1:9000;
  }
}
`
