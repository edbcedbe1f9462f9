import { defineIsland } from "../../islands/Island"

/** A country page below its first view. */
export const CountryIsland = defineIsland({
  name: "country",
  load: async () => (await import(/* webpackChunkName: "island-country" */ "./CountryBelowFold")).CountryBelowFold,
})
