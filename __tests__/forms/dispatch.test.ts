import { createDesk } from "../../src/forms/desk/createDesk"
import { dispatch } from "../../src/forms/live/dispatch"
import { answer, fetchDouble, prepareForms } from "./formRoom"

prepareForms()

const onSent = jest.fn()

const newDesk = () => {
  const desk = createDesk({ user_email: "" })
  desk.change("user_email", "a@b.co")
  return desk
}
const send = (desk: ReturnType<typeof newDesk>) => dispatch("subscribe", desk, desk.read().values, onSent)

/** A send that has failed because its answer is overdue; the test may still let the answer come. */
const overdue = async () => {
  const desk = newDesk()
  let respond: (value: unknown) => void = () => undefined
  fetchDouble.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  const sent = send(desk)
  await jest.advanceTimersByTimeAsync(15_100)
  await expect(sent).resolves.toBe(false)
  expect(desk.read()).toMatchObject({ phase: "failed", values: { user_email: "a@b.co" } })
  const arrive = async (status: number) => {
    respond(answer(status))
    await jest.advanceTimersByTimeAsync(1)
  }
  return { desk, arrive, signal: fetchDouble.mock.calls[0][1].signal as AbortSignal }
}

beforeEach(() => {
  jest.useFakeTimers()
  onSent.mockReset()
})
afterEach(() => jest.useRealTimers())

test("an answer in time empties the form and says so", async () => {
  const desk = newDesk()
  await expect(send(desk)).resolves.toBe(true)
  expect(desk.read()).toMatchObject({ phase: "sent", values: { user_email: "" }, giveUp: undefined })
  expect(onSent).toHaveBeenCalledTimes(1)
})

test("a refusal leaves nothing to give up", async () => {
  fetchDouble.mockResolvedValue(answer(500))
  const desk = newDesk()
  await expect(send(desk)).resolves.toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(desk.read()).toMatchObject({ phase: "failed", giveUp: undefined })
  expect(onSent).not.toHaveBeenCalled()
})

test("an overdue answer that comes after all ends in success, and what was typed meanwhile stays", async () => {
  const { desk, arrive } = await overdue()
  await arrive(200)
  expect(desk.read()).toMatchObject({ phase: "sent", values: { user_email: "" }, giveUp: undefined })
  expect(onSent).toHaveBeenCalledTimes(1)

  const other = await overdue()
  other.desk.change("user_email", "b@b.co")
  await other.arrive(200)
  expect(other.desk.read().values).toEqual({ user_email: "b@b.co" })
})

test("an overdue refusal changes nothing", async () => {
  const { desk, arrive } = await overdue()
  await arrive(500)
  expect(desk.read()).toMatchObject({ phase: "failed", giveUp: undefined })
})

test("a second attempt gives up the first, whose answer then means nothing", async () => {
  const { desk, arrive, signal } = await overdue()
  fetchDouble.mockResolvedValue(answer(500))
  await expect(send(desk)).resolves.toBe(false)
  expect(signal.aborted).toBe(true)
  await arrive(200)
  expect(desk.read()).toMatchObject({ phase: "failed", values: { user_email: "a@b.co" } })
  expect(onSent).not.toHaveBeenCalled()
})
