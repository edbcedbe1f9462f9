// Tests without a document have no elements to match, and loading the matchers takes longer than most of them.
if (typeof document !== "undefined") require("@testing-library/jest-dom")
