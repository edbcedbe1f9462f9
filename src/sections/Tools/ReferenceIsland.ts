import { defineIsland } from "../../islands/Island"

/** The tool that builds references, whose code and rules load once the page is used. */
export const ReferenceIsland = defineIsland({
  name: "references",
  load: async () =>
    (await import(/* webpackChunkName: "island-references" */ "./references/ReferenceBuilder")).ReferenceBuilder,
})
