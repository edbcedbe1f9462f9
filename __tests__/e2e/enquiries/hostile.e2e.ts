import { expect, type Page } from "@playwright/test"
import { type FormName, fieldsOf } from "../../../src/forms/formTables"
import { withoutInvisible } from "../../../src/forms/invisible"
import { Server } from "./Server"
import { buttonOf, expectSuccess, fieldOf, fillIn, formNames, mailAddress, open, places, test, texts } from "./visitor"

// The tests share servers.
test.describe.configure({ mode: "default" })

/** The texts typed into fields of free text, and into those that accept only an e-mail address. */
interface Words {
  text: string
  email: string
}

const markup: Words = {
  text: `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`,
  email: "'/onfocus='document.title=1'/autofocus='{{7*7}}@uni.ac.uk",
}

/** Emoji, right-to-left text, and control characters. */
const odd = "😀👩‍👩‍👧‍👦🏳️‍🌈مرحبا\u202eabc\u202ca\u0001b\u0007c\u001b31m\u007f"
const long = "x😀".repeat(750)

const hostile: Record<string, Words> = {
  "markup and odd characters": { text: odd + markup.text, email: odd + markup.email },
  "1,500 characters": { text: long, email: `${long}@uni.ac.uk` },
}

const isEmail = (field: string) => /email$/.test(field)
const isNumber = (field: string) => /^(number|mobile)$/.test(field)

/** The text for each field of a form; digits where nothing else can be typed. */
const hostileTexts = (name: FormName, { text, email }: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts[name]).map(([field, digits]) => [
      field,
      isEmail(field) ? email : isNumber(field) ? digits : text,
    ]),
  )

/** The forms that differ most: all kinds of fields, and a dialog. `npm run test:all` asks the others. */
const detailsOf = (name: FormName) => (["enquiry", "job"].includes(name) ? {} : { tag: "@further" })

/** Expects that nothing typed has become markup of the page. */
const expectOnlyText = async (page: Page) => {
  await expect(page).not.toHaveTitle(/hacked|^1$/)
  await expect(page.locator('img[src="x"], [onerror], [onfocus], script:text("hacked")')).toHaveCount(0)
}

test.describe("hostile text in every field", () => {
  const server = new Server(1000)
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await server.start()
  })
  test.afterAll(() => server.end())

  for (const name of formNames)
    test(`${name}: arrives in the outbox unchanged, and is never HTML`, detailsOf(name), async ({ page }) => {
      test.setTimeout(60_000)
      await page.route(mailAddress, (route) => route.continue({ url: server.mail }))
      await open(page, places[name])
      for (const [kind, words] of Object.entries(hostile)) {
        const typed = hostileTexts(name, words)
        for (const field of Object.keys(typed).filter(isNumber)) {
          await fieldOf(page, name, field).fill(words.text)
          await expect(fieldOf(page, name, field)).toHaveValue(/^\d{0,10}$/)
        }
        await fillIn(page, name, typed)
        await buttonOf(page, name).click()
        await expectSuccess(page, name)
        const params = server.received.at(-1)?.template_params ?? {}
        for (const [field, text] of Object.entries(typed)) {
          // No mail can carry an address with characters that show nothing.
          const isAddress = fieldsOf(name)[field]?.control === "email"
          expect(params[field], `${kind} in ${field}`).toBe(isAddress ? withoutInvisible(text) : text)
        }
        await expectOnlyText(page)
        if (name === "job") await page.keyboard.press("Escape")
      }
    })
})
