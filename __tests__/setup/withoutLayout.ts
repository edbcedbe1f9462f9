// jsdom has no layout. With this, no media query matches, as on a phone without a mouse, and nothing comes into view.
if (typeof window !== "undefined") {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}
