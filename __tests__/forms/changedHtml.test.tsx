import "../support/shippedData"
import { TextEncoder } from "node:util"
import { act, fireEvent } from "@testing-library/react"
import { type ReactElement, Suspense } from "react"
import { hydrateRoot } from "react-dom/client"
import { ContactForm } from "../../src/forms/ContactForm"
import { EnquiryForm } from "../../src/forms/EnquiryForm"
import { JobForm } from "../../src/forms/JobForm"
import { SubscribeForm } from "../../src/forms/SubscribeForm"
import { saveUnhydratedDrafts } from "../../src/islands/head-script/saveUnhydratedDrafts"
import { prepareForms } from "./formSetup"

prepareForms()
saveUnhydratedDrafts()

const forms: readonly [string, ReactElement][] = [
  ["enquiry", <EnquiryForm key="enquiry" />],
  ["contact", <ContactForm key="contact" />],
  ["job Writer", <JobForm key="job" profile="Writer" reference="ACW" />],
  ["subscribe", <SubscribeForm key="subscribe" />],
]

const textsIn = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode as Text)
  return texts
}

/** As translations do. */
const wrapText = (text: Text | undefined, tag: string) => {
  const wrapper = document.createElement(tag)
  text?.replaceWith(wrapper)
  wrapper.textContent = `${text?.data} (übersetzt)`
}

const removeComments = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  for (const comment of comments) comment.remove()
}

/** What extensions, translations and proxies do to a page before it is hydrated. */
const changes: readonly [string, (page: HTMLElement, form: HTMLFormElement, input: HTMLInputElement) => void][] = [
  [
    "all texts wrapped",
    (page) => {
      for (const text of textsIn(page)) wrapText(text, "font")
    },
  ],
  ["a label wrapped", (_page, form) => wrapText(textsIn(form)[0], "font")],
  ["a heading wrapped", (page) => wrapText(textsIn(page)[0], "span")],
  ["an element after an input", (_page, _form, input) => input.after(document.createElement("com-1password-button"))],
  ["an element before the form", (_page, form) => form.before(document.createElement("div"))],
  [
    "an element in the page",
    (page) => page.querySelector("main")?.prepend(document.createElement("grammarly-extension")),
  ],
  [
    "attributes",
    (page, form, input) => {
      for (const element of [page, form, input]) element.setAttribute("data-lt", "1")
    },
  ],
  ["comments removed", (page) => removeComments(page)],
  ["another language", (page) => page.querySelector("main")?.setAttribute("lang", "de")],
  ["a text changed", (_page, form) => textsIn(form)[0]?.replaceWith("Nom")],
]

describe.each(forms)("in the form %s", (draft, content) => {
  const page = (
    <main>
      <h1>Welcome {"to Leeds"}</h1>
      <Suspense>{content}</Suspense>
      <p>The end</p>
    </main>
  )

  test.each(changes)("text, focus and draft survive a changed page: %s", async (_change, spoil) => {
    globalThis.TextEncoder = TextEncoder
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { renderToString } = await import("react-dom/server")
    window.isHydrated = false
    const container = document.createElement("div")
    container.innerHTML = renderToString(page)
    document.body.replaceChildren(container)
    const formIn = () => container.querySelector("form") as HTMLFormElement
    const inputIn = () => formIn().querySelector<HTMLInputElement>("input:not([type=radio])") as HTMLInputElement
    const { name } = inputIn()
    inputIn().focus()
    fireEvent.input(inputIn(), { target: { value: "Ann" } })
    if (inputIn().type === "text") inputIn().setSelectionRange(1, 2)
    expect(localStorage.getItem(`draft:${draft}`)).toContain('"Ann"')

    spoil(container, formIn(), inputIn())
    await act(async () => void hydrateRoot(container, page, { onRecoverableError: () => undefined }))
    window.isHydrated = true

    expect(container.querySelectorAll("form")).toHaveLength(1)
    expect(container.querySelector("main")?.lastElementChild).toHaveTextContent("The end")
    expect(inputIn().name).toBe(name)
    expect(inputIn()).toHaveValue("Ann")
    expect(inputIn()).toHaveFocus()
    if (inputIn().type === "text") expect([inputIn().selectionStart, inputIn().selectionEnd]).toEqual([1, 2])
    expect(localStorage.getItem(`draft:${draft}`)).toContain('"Ann"')
    // It goes on as usual.
    await act(async () => void fireEvent.input(inputIn(), { target: { value: "Ann Lee" } }))
    expect(inputIn()).toHaveValue("Ann Lee")
    expect(localStorage.getItem(`draft:${draft}`)).toContain('"Ann Lee"')
  })
})
