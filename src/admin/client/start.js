import CMS from "./cms/index.js"
import { entryFormat } from "./entryFormat.js"

/** Starts the editing program with the settings that were made of the content schemas. */
const answer = await fetch(new URL("settings.json", import.meta.url))
const { config, format, richTexts } = await answer.json()
CMS.registerCustomFormat(format, "json", entryFormat(richTexts))
CMS.init({ config })
