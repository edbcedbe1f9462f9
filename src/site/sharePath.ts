/**
 * The path of the picture that link previews show for a page, from the page's own path. The feed library derives the
 * media type image/jpeg from this extension.
 */
export const sharePath = (path: string) => `/share${path === "/" ? "/home" : path}.jpeg`

/** Width and height of those pictures in pixels, as Facebook, LinkedIn and X recommend. */
export const shareSize = { width: 1200, height: 630 } as const
