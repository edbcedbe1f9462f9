// jsdom has no media queries. Here none matches: as on a phone, without a mouse.
if (typeof window !== "undefined")
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
