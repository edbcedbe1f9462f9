import { answerFrom } from "./gatsby"
import { siteEntries } from "./siteEntries"

// Import it to answer components' queries from the shipped data instead of `testSite`.
answerFrom(siteEntries)
