import { visible } from "../../src/content/visible"
import { longDay } from "../../src/site/dayFormats"
import { Sheet } from "./Sheet"
import type { FirstPage, Source } from "./sourcesOf"

/** How many sources are shown, and how many first pages of each. */
const MAX_SOURCES = 100
const MAX_PAGES = 3

interface SourcesPageProps {
  readonly sources: readonly Source[]
  /** The first day of what is counted. */
  readonly since: string
  /** Whether the site's own server counts visits. */
  readonly isCounted: boolean
}

const inWords = ({ path, visits, enquiries }: FirstPage) => {
  const visited = visits === 1 ? "1 visit" : `${visits} visits`
  return `${visible(path)} (${[visits && visited, enquiries && `${enquiries} sent`].filter(Boolean).join(", ")})`
}

/** Which campaigns and other sites bring visits and enquiries, and to which pages. */
export const SourcesPage = ({ sources, since, isCounted }: SourcesPageProps) => (
  <Sheet title="Sources and campaigns" path="/sources">
    <p>
      Since {longDay(since)}. Forms name the campaign and the site before if the setting “Context” of “Leads” is
      “campaign”
      {isCounted ? "." : "; visits are counted with GATSBY_MEASURE=own besides."}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Source, and pages first seen</th>
          <th scope="col">Visits</th>
          <th scope="col">Sent</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {sources.slice(0, MAX_SOURCES).map(({ name, visits, enquiries, done, firstPages }) => (
          <tr key={name}>
            <th scope="row">
              {visible(name)}
              <p className="first">
                {firstPages.slice(0, MAX_PAGES).map(inWords).join(", ")}
                {firstPages.length > MAX_PAGES && `, and ${firstPages.length - MAX_PAGES} more`}
              </p>
            </th>
            <td>{isCounted ? visits : "–"}</td>
            <td>{enquiries}</td>
            <td>{done}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {sources.length > MAX_SOURCES && <p>And {sources.length - MAX_SOURCES} more.</p>}
  </Sheet>
)
