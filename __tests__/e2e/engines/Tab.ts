/** The engine that a project runs in. */
export interface EngineOption {
  engine: "firefox" | "webkit"
}

/** An element that a test works with, as a visitor would. */
interface Control {
  click(): Promise<void>
  /** Types into it, after what is there. */
  type(text: string): Promise<void>
}

/** A tab of a browser other than Chromium: what the journeys need of it, whatever it is driven by. */
export interface Tab {
  /** The narrowest window that the browser makes, in pixels. */
  readonly narrowest: number
  /** Opens an address. What is to run `early` does so before the page's own scripts. */
  open(address: string, early?: () => void): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Presses a key, by its name in `KeyboardEvent.key`, where the focus is. */
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>
  /** Runs a function in the page, which sees its arguments only. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** The first element in sight that matches a selector and has words in its name or text. */
  find(selector: string, words?: string): Promise<Control>
  /** Ends the browser. */
  close(): Promise<void>
}

/** The first element in sight that matches, brought into the window; runs in the page. */
export const locate = (selector: string, words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.includes(words),
  )
  found?.scrollIntoView({ block: "center", behavior: "instant" })
  return found
}
