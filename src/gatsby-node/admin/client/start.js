import CMS from "./cms/index.js"
import { entryFormat } from "./entryFormat.js"
import { refuseOtherName } from "./refuseOtherName.js"

/** Starts the editing program with the configuration derived from the content schemas. */
const answer = await fetch(new URL("settings.json", import.meta.url))
const { config, format, places } = await answer.json()
CMS.registerCustomFormat(format, "json", entryFormat(places))
CMS.registerEventListener(refuseOtherName(config.collections))
CMS.init({ config })
