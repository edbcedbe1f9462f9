import { defineIsland } from "../../islands/Island"

/** The home page below its first view. */
export const HomeIsland = defineIsland({
  name: "home",
  load: async () => (await import(/* webpackChunkName: "island-home" */ "./HomeBelowFold")).HomeBelowFold,
})
