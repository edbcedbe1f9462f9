/**
 * How many megabytes Node lets pile up before it looks which of them are still in use, twice the sixteen it would. What a
 * build makes of a page is in use a little longer than that lasts, and was then kept, for nothing.
 */
const youngMegabytes = 32

/**
 * What a build's processes are told about memory before they begin. Gatsby makes pictures in several threads, each of
 * which glibc gives stores of its own that it hardly ever gives back: 280 MB more at the peak of a build. Other systems
 * do not know the name.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: "2",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=${youngMegabytes}`.trim(),
}
