import { answerFrom } from "./gatsby"
import { ownData } from "./preparedData"

// Import it to answer components' queries from the shipped data instead of `testSite`.
answerFrom(ownData().entries)
