import { defineIsland } from "../islands/Island"

/** The messaging link and the chat helper. */
export const FloatingButtonsIsland = defineIsland({
  name: "buttons",
  load: async () => (await import(/* webpackChunkName: "island-buttons" */ "./FloatingButtons")).FloatingButtons,
})
