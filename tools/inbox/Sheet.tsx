import type { ReactNode } from "react"
import { addressOf } from "./filters"

interface SheetProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of the inbox: its head, the links to the other pages, and what it is about. */
export const Sheet = ({ title, children }: SheetProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <link rel="stylesheet" href="/inbox.css" />
    </head>
    <body>
      <nav aria-label="Pages">
        <a href={addressOf({})}>Inbox</a>
        <a href="/sources">Sources</a>
        <a href="/pages">Pages of the site</a>
      </nav>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
)
