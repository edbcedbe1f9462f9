import { createDesk } from "../../src/forms/desk/createDesk"

const newDesk = () => createDesk({ name: "", code: "+91", terms: false })

test("while a send is under way, asking again does nothing", () => {
  const desk = newDesk()
  const follow = jest.fn()
  desk.ask()
  desk.subscribe(follow)
  desk.ask()
  desk.update({ phase: "sending" })
  desk.ask()
  expect(follow).toHaveBeenCalledTimes(1)
  expect(desk.read().phase).toBe("sending")
})

test("a change wakes the form, and ends the word of success", () => {
  const desk = newDesk()
  desk.update({ phase: "sent" })
  desk.change("name", "Ann")
  expect(desk.read()).toMatchObject({ phase: "rest", awake: true, typed: true, values: { name: "Ann" } })
})

test("what a draft or a link fills in is nobody's typing", () => {
  const desk = newDesk()
  desk.fill({ name: "Ann" })
  expect(desk.read()).toMatchObject({ awake: false, typed: false, values: { name: "Ann", code: "+91" } })
})

test("cleared after a send, it keeps what was typed meanwhile", () => {
  const desk = newDesk()
  desk.change("name", "Ann")
  desk.change("code", "+44")
  const sent = desk.read().values
  desk.change("name", "Ann Lee")
  desk.clear(sent)
  expect(desk.read().values).toEqual({ name: "Ann Lee", code: "+91", terms: false })
})
