import { readdirSync, readFileSync } from "node:fs"
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min"
import { renderMarkdown } from "../../src/content/renderMarkdown"

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"))

const forms = read("forms")
for (const [place, key] of [
  [forms.enquiry.fields.termsAccepted, "label"],
  [forms.job.fields.terms, "label"],
  [forms.shared, "withoutScript"],
])
  place[key] = renderMarkdown(place[key], true)

const labels = read("labels")
labels.restricted.line = renderMarkdown(labels.restricted.line, true)

const data = {
  forms,
  labels,
  allCountry: { nodes: readdirSync("data/countries").map((file) => read(`countries/${file.replace(".json", "")}`)) },
  siteFacts: read("site"),
  site: { siteMetadata: { siteUrl: read("site").url } },
  chat: read("chat"),
  greetings: read("greetings"),
  dialCodes: read("dial-codes"),
  plans: read("sections/plans"),
  allDialCode: {
    nodes: getCountries().map((name) => ({ name, code: `+${getCountryCallingCode(name)}` })),
  },
}

/** Replaces Gatsby: `jest.mock("gatsby", () => require("../support/gatsbyDouble"))`. Queries get the real data. */
export const graphql = () => undefined

export const useStaticQuery = () => data
