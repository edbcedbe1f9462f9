import { defineIsland } from "../../islands/Island"

/** The footer of every page. */
export const FooterIsland = defineIsland({
  name: "footer",
  load: async () => (await import(/* webpackChunkName: "island-footer" */ "./Footer")).Footer,
})
