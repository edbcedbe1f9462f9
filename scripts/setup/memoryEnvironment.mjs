/**
 * What a build's processes are told about memory before they begin. Gatsby makes pictures in several threads, each of
 * which glibc gives stores of its own that it hardly ever gives back: 280 MB more at the peak of a build. Other systems
 * do not know the name.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: "2" }
