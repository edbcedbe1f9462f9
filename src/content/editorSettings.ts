import { type ContentType, isFolder } from "./contentTypes"

/**
 * Settings of Visual Studio Code for this project: which JSON Schema belongs to which data files.
 * @param types all content types
 */
export const editorSettings = (types: readonly ContentType[]) => ({
  "files.insertFinalNewline": true,
  "[json]": { "editor.tabSize": 2, "editor.quickSuggestions": { strings: true } },
  "json.schemas": types.map((type) => ({
    fileMatch: [`/data/${type.location}${isFolder(type) ? "*.json" : ""}`],
    url: `./data/.schema/${type.name}.json`,
  })),
})
