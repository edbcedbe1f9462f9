import { heldScriptsId } from "../../src/html/lateScripts"
import { pageDataId } from "../../src/html/pageData/PageData"
import { anchorOf } from "../../src/sections/Reading/anchorOf"

test("no title takes the place of what a page's scripts look for", () => {
  for (const id of [heldScriptsId, pageDataId])
    for (const title of [id, id.replaceAll("-", " "), `_${id}`]) expect(anchorOf(title)).not.toBe(id)
})
