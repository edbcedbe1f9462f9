/** The script that stands in the head of every page (`src/inline`, bundled by `bundleHeadScript`). */
export const headScript = process.env.HEAD_SCRIPT ?? ""
