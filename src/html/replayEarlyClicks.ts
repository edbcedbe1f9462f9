import { pressAgain } from "./pressAgain"

interface EarlyWindow extends Window {
  /** The buttons pressed before React had taken over, in order; afterwards undefined. */
  earlyClicks?: HTMLElement[]
}

/** Presses the buttons again that were pressed before React had taken over; from now on they answer themselves. */
export const replayEarlyClicks = (page: EarlyWindow = window) => {
  const clicks = page.earlyClicks ?? []
  page.earlyClicks = undefined
  pressAgain(clicks.filter((button) => button.isConnected))
}
