import "../support/shippedData"
import { render, screen } from "@testing-library/react"
import { DraftNotice } from "../../src/forms/drafts/DraftNotice"
import { fill } from "../../src/site/fill"
import { forms } from "../support/siteContent"

jest.mock("gatsby", () => require("../support/gatsby"))

test("a draft's notice shows a short date, such as 'Jul 17' (docs/specification.md, Dates)", () => {
  localStorage.setItem("draft:contact", JSON.stringify({ since: new Date(2023, 6, 17).getTime(), changed: Date.now() }))
  render(<DraftNotice draft="contact" onClear={jest.fn()} />)
  expect(screen.getByText(fill(forms.shared.restored, { since: "Jul 17" }), { exact: false })).toBeVisible()
})
