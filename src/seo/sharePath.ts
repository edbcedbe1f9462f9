/**
 * The path of the picture that link previews show of a page, given the page's own path. The feeds' library makes the
 * registered type image/jpeg of this ending.
 */
export const sharePath = (path: string) => `/share${path === "/" ? "/home" : path}.jpeg`

/** Width and height of those pictures in pixels, as Facebook, LinkedIn and X ask for. */
export const shareSize = { width: 1200, height: 630 } as const
