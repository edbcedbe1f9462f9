/** @jest-environment node */
// In one file, since it takes long to find out which texts the check accepts.
describe("data", () => void require("./testData"))
describe("pages", () => void require("./testPages"))
describe("writers", () => void require("./testWriters"))
