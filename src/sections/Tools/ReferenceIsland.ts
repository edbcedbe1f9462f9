import { defineIsland } from "../../islands/Island"

/** The tool that builds references. A list that is kept in the browser shows as soon as it is in view. */
export const ReferenceIsland = defineIsland({
  name: "references",
  hydratedInView: true,
  load: async () =>
    (await import(/* webpackChunkName: "island-references" */ "./references/ReferenceBuilder")).ReferenceBuilder,
})
