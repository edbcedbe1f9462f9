import { defineIsland } from "../islands/Island"
import "../components/Button/Button.module.css"
import "../errors/LoadFailureBanner.module.css"
import "../chat/FloatingButton.module.css"
import "./FloatingButtons.module.css"

/** The messaging link and the chat helper. */
export const FloatingButtonsIsland = defineIsland({
  name: "buttons",
  load: async () => (await import(/* webpackChunkName: "island-buttons" */ "./FloatingButtons")).FloatingButtons,
})
