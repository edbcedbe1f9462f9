import { initialsOf } from "../../src/sections/Post/initialsOf"

test.each([
  ["Grace Okafor", "GO"],
  ["Ana Maria de Souza", "AS"],
  ["Plato", "P"],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
