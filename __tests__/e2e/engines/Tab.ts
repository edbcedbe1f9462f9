/** The engine that a project runs in. */
export interface EngineOption {
  engine: "firefox" | "webkit"
}

/** An element for a test to use as a visitor would. */
interface Control {
  click(): Promise<void>
  /** Types into it, after its existing text. */
  type(text: string): Promise<void>
}

/** A tab of a browser other than Chromium, with what the journeys need, independent of the driver. */
export interface Tab {
  /** The width of the browser's narrowest window, in pixels. */
  readonly narrowest: number
  /** Opens an address. `early` runs before the page's own scripts. */
  open(address: string, early?: () => void): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Presses a key, by its name in `KeyboardEvent.key`, on the focused element. */
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>
  /** Runs a function in the page; it can only access its arguments. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** The first visible element that matches a selector and has `words` in its name or text. */
  find(selector: string, words?: string): Promise<Control>
  /** Ends the browser. */
  close(): Promise<void>
}

/** The first visible element that matches, scrolled into view; runs in the page. */
export const locate = (selector: string, words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.includes(words),
  )
  found?.scrollIntoView({ block: "center", behavior: "instant" })
  return found
}
