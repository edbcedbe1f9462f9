import { expect, test } from "@playwright/test"
import { dataFilesIn } from "../../../src/content/checkContent"
import { contentTypes } from "../../../src/content/contentTypes"
import { changedBySaving } from "./changedBySaving"

test.describe.configure({ timeout: 300_000 })

const files = dataFilesIn(process.cwd()).filter((file) => contentTypes.some((type) => file.startsWith(type.location)))

/** The number of files per browser, small enough for a busy machine. */
const handful = 12

for (let first = 0; first < files.length; first += handful)
  test(`opening and saving files ${first + 1} to ${first + handful}, with all texts shown, changes nothing`, async ({
    page,
  }) => {
    expect(await changedBySaving(page, files.slice(first, first + handful), true)).toEqual([])
  })
