/** @jest-environment node */
import { parseFragment } from "parse5"
import { scriptJson } from "../../src/site/scriptJson"
import { hostileStrings } from "../hostile/hostileStrings"

test("JSON in a script element ends with that element, whatever it contains", () => {
  for (const text of hostileStrings) {
    const json = scriptJson({ [text]: text })
    const { childNodes } = parseFragment(`<script type="application/json">${json}</script>`)
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(["script"])
    expect(JSON.parse(json)).toEqual({ [text]: text })
  }
})
