import { webcrypto } from "node:crypto"
import { FormSession, type FormSettings } from "../../src/forms/FormSession"
import { defaultsOf } from "../../src/forms/formTables"
import { answer, fetchDouble, prepareForms, sentParams } from "./formSetup"

prepareForms()

const onSent = jest.fn()
const onFailed = jest.fn()

const defaults = defaultsOf("subscribe")
let drafts = 0
let session: FormSession
const newForm = (draft = `subscribe ${drafts++}`, settings?: FormSettings) => {
  session = FormSession.open("subscribe", draft, defaults, settings)
  session.show({ onSent, onFailed, onRestored: () => undefined })
  const { form } = session
  form.change("user_email", "a@b.co")
  return form
}
const emailIn = (form: ReturnType<typeof newForm>) => form.getState().values.user_email

/** A send whose answer is overdue; the test can still release it. */
const overdue = async (draft?: string, settings?: FormSettings) => {
  const form = newForm(draft, settings)
  let respond: (value: unknown) => void = () => undefined
  fetchDouble.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  const sent = form.submit()
  await jest.advanceTimersByTimeAsync(15_100)
  await sent
  expect(form.getState()).toMatchObject({ submitting: false, submitFailed: true, submitError: "failed" })
  expect(emailIn(form)).toBe("a@b.co")
  const arrive = async (status: number) => {
    respond(answer(status))
    await jest.advanceTimersByTimeAsync(1)
  }
  return { form, arrive }
}

beforeEach(() => {
  jest.useFakeTimers()
  onSent.mockReset()
  onFailed.mockReset()
})
afterEach(() => jest.useRealTimers())

test("an answer in time empties the form and says so", async () => {
  const form = newForm()
  await form.submit()
  expect(form.getState()).toMatchObject({
    submitSucceeded: true,
    submitFailed: false,
    values: defaults,
    pristine: true,
  })
  expect(onSent).toHaveBeenCalledTimes(1)
})

test("a refusal keeps the text", async () => {
  fetchDouble.mockResolvedValue(answer(500))
  const form = newForm()
  await form.submit()
  expect(form.getState()).toMatchObject({ submitSucceeded: false, submitError: "failed" })
  expect(emailIn(form)).toBe("a@b.co")
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(onSent).not.toHaveBeenCalled()
})

test("while a send is under way or its answer is overdue, the same form is returned, afterwards a new one", async () => {
  const { form, arrive } = await overdue("contact")
  const open = (draft: string) => FormSession.open("subscribe", draft, defaults).form
  expect(open("contact")).toBe(form)
  expect(open("job Writer")).not.toBe(form)
  await arrive(200)
  expect(open("contact")).not.toBe(form)
})

test("an overdue answer that arrives after the form was emptied tells the reference that was sent", async () => {
  jest.spyOn(crypto, "getRandomValues").mockImplementation(webcrypto.getRandomValues.bind(webcrypto) as never)
  const { form, arrive } = await overdue(undefined, { accepted: {}, context: "off", reference: true })
  const [{ reference } = {}] = sentParams()
  expect(reference).toMatch(/^\w{6}$/)
  session.empty()
  await arrive(200)
  expect(form.getState().submitSucceeded).toBe(true)
  expect(onSent).toHaveBeenCalledWith(true, reference)
})

test("an overdue answer that arrives after all means success, and what was typed meanwhile stays", async () => {
  const { form, arrive } = await overdue()
  await arrive(200)
  expect(form.getState()).toMatchObject({ submitSucceeded: true, submitFailed: false, values: defaults })
  expect(form.getState().submitError).toBeUndefined()
  expect(onSent).toHaveBeenCalledTimes(1)

  const other = await overdue()
  other.form.change("user_email", "b@b.co")
  await other.arrive(200)
  expect(other.form.getState()).toMatchObject({ submitSucceeded: true, values: { user_email: "b@b.co" } })
})

test("an overdue refusal changes nothing", async () => {
  const { form, arrive } = await overdue()
  await arrive(500)
  expect(form.getState()).toMatchObject({ submitSucceeded: false, submitError: "failed" })
})

test("a number of another country is checked before it is sent, even if the code for that comes late", async () => {
  const lengths = [10, 11]
  const values = { ...defaultsOf("contact"), user_name: "Ann", user_email: "a@b.co", message: "Torts" }
  const accepted = { codes: [{ code: "+49", trunk: "0", lengths }] }
  session = FormSession.open("contact", "contact late", { ...values, countryCode: "+49" }, { accepted })
  session.show({ onSent, onFailed, onRestored: () => undefined })
  const { form } = session
  form.change("mobile", "1234")
  await form.submit()
  expect(form.getState()).toMatchObject({ submitFailed: true, errors: { mobile: "invalid" } })
  form.change("mobile", "15123456789")
  await form.submit()
  expect(sentParams()).toMatchObject([{ mobile: "15123456789" }])
})

describe("after a second attempt", () => {
  test("a success of the first is told if the second failed", async () => {
    const { form, arrive } = await overdue()
    fetchDouble.mockResolvedValueOnce(answer(500))
    await form.submit()
    await arrive(200)
    expect(form.getState()).toMatchObject({ submitSucceeded: true, submitFailed: false, values: defaults })
    expect(onSent).toHaveBeenCalledTimes(1)
  })

  test("a success of the first that arrives during the second counts if that fails", async () => {
    const { form, arrive } = await overdue()
    let refuse: (value: unknown) => void = () => undefined
    fetchDouble.mockReturnValueOnce(
      new Promise((resolve) => {
        refuse = resolve
      }),
    )
    const second = form.submit()
    await arrive(200)
    expect(onSent).not.toHaveBeenCalled()
    refuse(answer(500))
    await second
    expect(form.getState()).toMatchObject({ submitSucceeded: true, submitting: false, values: defaults })
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(onFailed).toHaveBeenCalledTimes(1)
  })

  test("that succeeded, the answer to the first changes nothing", async () => {
    const { form, arrive } = await overdue()
    await form.submit()
    form.change("user_email", "next@b.co")
    await arrive(200)
    expect(emailIn(form)).toBe("next@b.co")
    expect(onSent).toHaveBeenCalledTimes(1)
  })
})
