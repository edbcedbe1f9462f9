/** @jest-environment node */
import { samplesOfService } from "../../src/content/samplesOfService"

test("a service's page is looked up with the samples that name the service", () => {
  const samples = [
    { slug: "brief", services: ["law"] },
    { slug: "chart", services: ["nursing", "law"] },
    { slug: "proof", services: ["calculus"] },
  ]
  const read = (typeName: string) => (typeName === "Sample" ? samples : [])
  expect(samplesOfService({ slug: "law" }, [], read)).toEqual({ slug: "law", samples: ["brief", "chart"] })
  expect(samplesOfService({ slug: "music" }, [], read)).toEqual({ slug: "music", samples: [] })
})
