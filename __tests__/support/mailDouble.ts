import { sendMail as start } from "../../src/forms/mail/sendMail"

/** Sends a form, and waits for what the visitor is told. */
export const sendMail = (...args: Parameters<typeof start>) => start(...args).result

export const contact = {
  user_name: "Ann",
  user_email: "a@b.co",
  mobile: "1234567890",
  message: "Hi",
  countryCode: "+91",
}

/** Stands for the network: it answers that a form has been taken, unless a test says otherwise. */
export const fetchDouble = jest.fn()

export const answer = (status: number, text: string) => ({ ok: status < 300, status, text: async () => text })

const environment = { ...process.env }

beforeEach(() => {
  fetchDouble.mockReset().mockResolvedValue(answer(200, "OK"))
  globalThis.fetch = fetchDouble
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

afterEach(() => {
  process.env = { ...environment }
  jest.restoreAllMocks()
  jest.useRealTimers()
})
