import type { Addresses } from "../../addresses"
import { caching } from "../../headers"
import { lines, quoted } from "./nginxText"

/** The maps by which nginx looks up the site's addresses; included in its `http` block, once. */
export const nginxMaps = ({
  pages,
  moved,
  withErrorPage,
}: Addresses) => `# Written by the build, for the http block. rules.conf beside it needs it.

# For all maps of the server: where nginx.conf sets these itself, take them out there.
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

map $uri $site_caching {
  default ${quoted(caching.others)};
  "~^${caching.hashedFolder}" ${quoted(caching.hashed)};
}
`
