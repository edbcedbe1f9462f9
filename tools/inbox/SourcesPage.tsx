import { visible } from "../../src/server/outbox/visible"
import { Sheet } from "./Sheet"
import type { Source } from "./sourcesOf"

/** How many first pages of a source are named. */
const SHOWN = 3

interface SourcesPageProps {
  readonly sources: readonly Source[]
  /** The first day of what is counted. */
  readonly since: string
}

/** Which campaigns and other sites bring enquiries, and to which pages. */
export const SourcesPage = ({ sources, since }: SourcesPageProps) => (
  <Sheet title="Sources and campaigns">
    <p>Since {since}. Forms name the campaign and the site before if the setting “Context” of “Leads” is “campaign”.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Source, and pages first seen</th>
          <th scope="col">Sent</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, enquiries, done, firstPages }) => (
          <tr key={name}>
            <th scope="row">
              {visible(name)}
              <p className="first">
                {firstPages
                  .slice(0, SHOWN)
                  .map(([path, count]) => `${visible(path)} (${count})`)
                  .join(", ")}
                {firstPages.length > SHOWN && `, and ${firstPages.length - SHOWN} more`}
              </p>
            </th>
            <td>{enquiries}</td>
            <td>{done}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Sheet>
)
