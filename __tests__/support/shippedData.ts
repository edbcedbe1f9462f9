import { answerFrom } from "./gatsby"
import { siteEntries } from "./siteEntries"
import { testEntries } from "./testSite"

const missing = testEntries.filter(({ type }) => type.isOptional && !siteEntries.some((entry) => entry.type === type))

// Import it to answer components' queries from the shipped data instead of `testSite`; parts that an owner has removed are
// those of `testSite`.
answerFrom([...siteEntries, ...missing])
