import { sendMail as start } from "../../src/forms/mail/sendMail"

/** Sends a form, and waits for the outcome that the visitor sees. */
export const sendMail = (...args: Parameters<typeof start>) => start(...args).result

export const contact = {
  user_name: "Ann",
  user_email: "a@b.co",
  mobile: "1234567890",
  message: "Hi",
  countryCode: "+91",
}

/** Replaces the network: accepts a form, unless a test sets another answer. */
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
