/** The script that is in the head of every page (`src/inline`, bundled by `bundleHeadScript`). */
export const headScript = process.env.HEAD_SCRIPT ?? ""
