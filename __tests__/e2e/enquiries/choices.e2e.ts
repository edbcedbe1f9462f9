import { expect } from "@playwright/test"
import { answerMailWith, buttonOf, fieldOf, formOf, places, test, texts } from "./visitor"

// On a slow phone a page is used long before its scripts have run: nothing here waits for them.
for (const name of ["enquiry", "contact", "job"] as const)
  for (const rate of [1, 4, 6, 8, 15])
    test(`${name}: typed from the first moment at a CPU ${rate} times slower, it is sent as it showed`, {
      // The form with all kinds of fields.
      tag: name === "enquiry" && rate === 6 ? [] : ["@further"],
    }, async ({ page }) => {
      test.setTimeout(120_000)
      test.skip(!places[name], "data/jobs has no job whose last day to apply has not passed: no page has its form.")
      const bodies = await answerMailWith(page, 200)
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setCPUThrottlingRate", { rate })
      await page.goto(String(places[name]), { waitUntil: "commit" })
      const code = fieldOf(page, name, "countryCode")
      const shown = await code.inputValue()
      for (const [field, text] of Object.entries(texts[name])) await fieldOf(page, name, field).pressSequentially(text)
      if (name === "enquiry") await fieldOf(page, name, "deadline").fill("2099-12-31")
      if (name !== "contact") await formOf(page, name).getByRole("checkbox").check()
      const radios = formOf(page, name).getByRole("radio", { checked: true })
      const chosen = name === "enquiry" ? { selectedOption: await radios.inputValue() } : {}
      await buttonOf(page, name).click()
      await expect.poll(() => bodies.length, { timeout: 60_000 }).toBe(1)
      expect(bodies[0]?.template_params).toMatchObject({ ...texts[name], ...chosen, countryCode: shown })
    })
