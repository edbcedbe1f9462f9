/** In place of the polyfill that react-slick brings: every browser that the site supports has its own. */
export default globalThis.ResizeObserver
