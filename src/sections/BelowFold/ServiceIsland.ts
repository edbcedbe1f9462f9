import { defineIsland } from "../../islands/Island"

/** The page of a service below its first view. */
export const ServiceIsland = defineIsland({
  name: "service",
  load: async () => (await import(/* webpackChunkName: "island-service" */ "./ServiceBelowFold")).ServiceBelowFold,
})
