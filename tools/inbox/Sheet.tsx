import type { ReactNode } from "react"

/** The pages that every head leads to. */
const pages = { "/": "Inbox", "/sources": "Sources", "/pages": "Pages of the site" }

interface SheetProps {
  readonly title: string
  /** Its address, if the head leads to it. */
  readonly path?: string
  readonly children: ReactNode
}

/** A page of the inbox: its head, the links to the other pages, and what it is about. */
export const Sheet = ({ title, path, children }: SheetProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <link rel="stylesheet" href="/inbox.css" />
    </head>
    <body>
      <nav aria-label="Pages">
        {Object.entries(pages).map(([to, name]) => (
          <a key={to} href={to} aria-current={to === path ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
)
