import { expect } from "@playwright/test"
import { StaticPage } from "../StaticPage"
import { isBuilt, type RebuiltSite, test } from "./rebuiltSite"

/** Files of the zebra picture that a page names and the build has made. */
const builtPictures = (rebuilt: RebuiltSite, address: string) =>
  [...rebuilt.html(address).matchAll(/\/static\/[\w/-]+\/zebra\.(?:jpe?g|webp|avif)/g)].filter(([file]) =>
    isBuilt(rebuilt, file),
  )

for (const [kind, address, heading, list] of [
  ["service", "/services/zebra-essays", "Essays on zebras", "/services"],
  ["country", "/zebraland", "Zebraland", "/uk"],
  ["post", "/blog/77", "Seven thoughts on zebras", "/blogs"],
  ["job", "/career/ZK", "Zebra Keeper", "/career"],
] as const) {
  test(`one new file makes the page of a ${kind}`, ({ rebuilt }) => {
    const [title] = new StaticPage(rebuilt.html(address)).texts("h1")
    expect(title).toContain(heading)
  })

  test(`one new file puts a ${kind} into its list`, ({ rebuilt }) => {
    expect(rebuilt.links(list)).toContain(address)
  })
}

for (const address of ["/services/zebra-essays", "/blog/77"])
  test(`${address} shows its picture`, ({ rebuilt }) => {
    expect(builtPictures(rebuilt, address).length).toBeGreaterThan(0)
  })
