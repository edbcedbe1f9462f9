import type { Addresses } from "../addresses"
import { compressibleTypes } from "../compress/compressible"
import { endpointPaths } from "../endpointPaths"
import { caching, headers, pictures } from "../headers"
import { privateFiles } from "../privateFiles"
import { siteFolder } from "../siteFolder"
import type { Host } from "./Host"

/** No text that is quoted here contains a quote or a backslash. */
const quoted = (text: string) => `"${text}"`

/** Escapes the only characters of addresses that are special in a pattern. */
const literally = (address: string) => address.replace(/[+.()]/g, "[$&]")

/** A pattern for every variant of an address: in any case, with or without a trailing slash or /index.html. */
const anySpelling = (address: string) =>
  quoted(`~(?i)^${literally(address.replace(/\/$/, ""))}(?:/+(?:index[.]html)?)?$`)

const lines = (indent: number, entries: readonly string[]) =>
  entries.map((entry) => `${"\t".repeat(indent)}${entry}`).join("\n")

/** Sends compressed variants, and `Vary` even to clients that accept none, where Caddy would omit it. */
const compressedFiles = (indent: number, matcher: string) =>
  lines(indent, [
    `header ${matcher}{`,
    "\tVary Accept-Encoding",
    "\tdefer",
    "}",
    "file_server {",
    "\tprecompressed br gzip",
    "}",
  ])

/** The site's configuration for Caddy 2. */
export const caddyfile = ({
  pages,
  redirects,
  hidden,
  withErrorPage,
}: Addresses) => `# Written by the build. SITE_ADDRESS is the site's domain (Caddy fetches its certificate), SITE_ROOT the built site.

{$SITE_ADDRESS::80} {
	root * {$SITE_ROOT:${siteFolder}/dist}

	header {
${lines(
  2,
  Object.entries(headers()).map(([name, value]) => `${name} ${quoted(value)}`),
)}
		Cache-Control ${quoted(caching.others)}
	}
	# On its own: removing a header delays the others, and error pages would be sent without them.
	header -Server

	map {query} {site_query} {
		"" ""
		default "?{query}"
	}

	# Where an address leads if it is not exactly the name of a page. Looked up only for such addresses.
	map {path} {site_elsewhere} {
${lines(2, [
  ...pages.map((page) => `${anySpelling(page)} ${quoted(page)}`),
  ...redirects.map(({ from, to }) => `${anySpelling(from)} ${quoted(to)}`),
])}
		default ""
	}

	route {
		# The site's own server, which receives forms while no mail service is configured: npm run serve, with
		# OUTBOX_BEHIND_PROXY=on. Without it, a form tells visitors that it was not sent, and how else to get in touch.
		# It limits the size of requests itself; with a limit here, Caddy would answer 502 instead of 413.
		@endpoint path ${endpointPaths().join(" ")}
		handle @endpoint {
			reverse_proxy 127.0.0.1:9000
		}

		# Nothing else accepts requests that send data; Caddy would answer them with 200.
		@sending not method GET HEAD
		error @sending 405

		@home {
			not path_regexp //
			path /
		}
		handle @home {
			rewrite * /index.html
${compressedFiles(3, "")}
		}

		@page {
			not path_regexp (?://|/$)
			not path ${hidden.join(" ")}
			file {
				try_files {path}.html
			}
		}
		handle @page {
			rewrite * {path}.html
${compressedFiles(3, "")}
		}

		@file {
			not path ${[...privateFiles.names.map((name) => `/${name}`), ...privateFiles.endings.map((ending) => `*${ending}`)].join(" ")}
			file {
				try_files {path}
			}
		}
		handle @file {
			header ${caching.hashedFolder}* Cache-Control ${quoted(caching.hashed)}
			@pictures path *${pictures.ending}
			header @pictures Content-Security-Policy ${quoted(pictures.policy)}
			header /manifest.webmanifest Content-Type application/manifest+json
			@compressible path ${Object.keys(compressibleTypes)
        .map((ending) => `*${ending}`)
        .join(" ")}
${compressedFiles(3, "@compressible ")}
		}

		@elsewhere expression \`{site_elsewhere} != ""\`
		redir @elsewhere {site_elsewhere}{site_query} 301

		error 404
	}

	handle_errors {
		header Cache-Control ${quoted(caching.others)}
		map {path} {site_error_page} {
${lines(
  3,
  withErrorPage.map((folder) => `~^${folder} ${folder}404.html`),
)}
			default /404.html
		}
		@missing expression \`{http.error.status_code} == 404\`
		handle @missing {
			rewrite * {site_error_page}
${compressedFiles(3, "")}
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`

/** Caddy 2. */
export const caddy: Host = {
  name: "Caddy",
  sendsVariants: true,
  cannot: [],
  deployed: ({ addresses }) => ({ Caddyfile: caddyfile(addresses) }),
}
