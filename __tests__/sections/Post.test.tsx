import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BackToBlogs } from "../../src/sections/Post/BackToBlogs"
import { initialsOf, PostHero, readingMinutes } from "../../src/sections/Post/PostHero"
import { PostNeighbours } from "../../src/sections/Post/PostNeighbours"
import { PostText } from "../../src/sections/Post/PostText"
import { ShareLinks } from "../../src/sections/Post/ShareLinks"
import { partAnchor } from "../../src/site/anchors"
import { fill } from "../../src/site/fill"
import { edit, entry, queried } from "../support/data"

const { reading, samples } = entry("labels")
const { slug } = entry("post")

describe("the head of a post", () => {
  const show = () =>
    render(<PostHero post={queried<Queries.PostHeroFragment>("PostHero", slug)} trail={[]} />).container
  const { name, picture } = entry("author")

  test("has title, author, date and reading time, and loads the picture first", () => {
    edit("post", (post) => Object.assign(post, { title: "Tips for a *perfect* essay", date: "2026-01-31" }))
    const container = show()
    expect(screen.getByRole("heading", { level: 1, name: "Tips for a perfect essay" })).toBeVisible()
    const minutes = fill(reading.minutes, { minutes: 1 })
    expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}January 31, 2026, ${minutes}`)
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-01-31")
    expect(container).not.toHaveTextContent(reading.updated)
    expect(screen.getByRole("img", { name: entry("picture", "law").alt })).toHaveAttribute("loading", "eager")
  })

  test("says when the post was changed after publication", () => {
    edit("post", (post) => Object.assign(post, { date: "2026-01-31", updated: "2026-05-02" }))
    show()
    expect(screen.getByText("May 2, 2026").parentElement).toHaveTextContent(`${reading.updated} May 2, 2026`)
  })

  test("shows the author's portrait, and says if the author is made up", () => {
    edit("author", (author) => Object.assign(author, { sample: true }))
    expect(show().querySelectorAll("img")).toHaveLength(picture ? 2 : 1)
    expect(screen.queryByText(initialsOf(name))).toBeNull()
    expect(screen.getByText(samples.author)).toBeVisible()
  })

  test("shows the author's initials if there is no portrait", () => {
    edit("author", (author) => delete author.picture)
    expect(show().querySelectorAll("img")).toHaveLength(1)
    expect(screen.getByText(initialsOf(name))).toHaveAttribute("aria-hidden", "true")
  })
})

test.each([
  ["Grace Okafor", "GO"],
  ["Ana Maria de Souza", "AS"],
  ["Plato", "P"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test("reading time counts words, not markup, and is at least a minute", () => {
  expect(readingMinutes(["<p>Short.</p>"])).toBe(1)
  expect(readingMinutes([`<p class="a b c">${"word ".repeat(238 * 3)}</p>`])).toBe(3)
})

describe("the text of a post", () => {
  const show = () => render(<PostText post={queried<Queries.PostTextFragment>("PostText", slug)} />)
  const contents = () => within(screen.getByRole("navigation", { name: reading.contents })).getAllByRole("link")

  test("shows a part's figure, and its picture with its caption", () => {
    show()
    const [{ caption, figure, picture }] = entry("post").sections
    const [first, second] = screen.getAllByRole("figure")
    expect(first).toHaveTextContent(entry("figure", figure).caption)
    expect(within(second as HTMLElement).getByRole("img", { name: entry("picture", picture).alt })).toBeVisible()
    expect(second).toHaveTextContent(caption)
  })

  test("ends with its sources, online or in print, which are also in the contents list", () => {
    edit("post", ({ sources: [, book] }) => delete book.url)
    show()
    const [online, book] = entry("post").sources
    expect(contents().at(-1)).toHaveAttribute("href", `#${partAnchor(reading.sources)}`)
    // The heading is there twice, once to fold the list.
    const [heading] = screen.getAllByRole("heading", { name: reading.sources })
    const list = within(heading?.parentElement as HTMLElement)
    expect(list.getByRole("link")).toHaveAttribute("href", online.url)
    expect(list.getByText(book.title)).toBeVisible()
  })

  test("ends with the author's degrees and a line about them, if they are known", () => {
    edit("author", (author) => Object.assign(author, { name: "Ada Lane", degree: "LLM", about: "Ada teaches." }))
    const { unmount } = show()
    expect(screen.getByText("Ada Lane, LLM")).toBeVisible()
    expect(screen.getByText("Ada teaches.")).toBeVisible()
    unmount()
    edit("author", (author) => {
      delete author.degree
      delete author.about
    })
    show()
    expect(screen.queryByText("Ada Lane")).toBeNull()
  })

  test("has no heading for sources if there are none", () => {
    edit("post", (post) => Object.assign(post, { sources: [] }))
    show()
    expect(screen.queryByRole("heading", { name: reading.sources })).toBeNull()
    expect(contents()).toHaveLength(entry("post").sections.length)
  })
})

describe("a post can be shared", () => {
  const address = "https://own.invalid/blog/3"

  test.each([
    ["Facebook", "https://www.facebook.com"],
    ["WhatsApp", "https://wa.me"],
    ["LinkedIn", "https://www.linkedin.com"],
  ])("on %s, in a new tab", (network, origin) => {
    render(<ShareLinks title="A *good* title" path="/blog/3" />)
    const link = screen.getByRole("link", { name: new RegExp(fill(reading.shareOn, { network })) })
    expect(link).toHaveAttribute("target", "_blank")
    expect(link.getAttribute("href")).toMatch(new RegExp(`^${origin}/.*${encodeURIComponent(address)}$`))
  })

  test("by e-mail, with title and address", () => {
    render(<ShareLinks title="A *good* title" path="/blog/3" />)
    const mail = new URL(screen.getByRole("link", { name: reading.shareByMail }).getAttribute("href") ?? "")
    expect(mail.protocol).toBe("mailto:")
    expect(mail.searchParams.get("subject")).toBe("A good title")
    expect(mail.searchParams.get("body")).toBe(address)
  })

  test("by copying its address", async () => {
    const user = userEvent.setup()
    render(<ShareLinks title="A title" path="/blog/3" />)
    await user.click(screen.getByRole("button", { name: reading.copyLink }))
    expect(await navigator.clipboard.readText()).toBe(address)
    expect(screen.getByRole("status")).toHaveTextContent(reading.copied)
  })

  test("by copying its address again, when the first copy is no longer announced", async () => {
    jest.useFakeTimers()
    // Gives jsdom a clipboard.
    userEvent.setup()
    render(<ShareLinks title="A title" path="/blog/3" />)
    await act(async () => fireEvent.click(screen.getByRole("button", { name: reading.copyLink })))
    expect(screen.getByRole("status")).toHaveTextContent(reading.copied)
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.getByRole("status")).toHaveTextContent("")
    jest.useRealTimers()
  })

  test("in the other ways if the browser has no clipboard, as without HTTPS", async () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    const failure = jest.fn()
    window.addEventListener("error", failure)
    render(<ShareLinks title="A title" path="/blog/3" />)
    await act(async () => fireEvent.click(screen.getByRole("button", { name: reading.copyLink })))
    expect(failure).not.toHaveBeenCalled()
    expect(screen.getByRole("status")).toHaveTextContent("")
    window.removeEventListener("error", failure)
  })
})

describe("the link back to the list of posts", () => {
  const click = (state: object | null, keys: MouseEventInit = {}) => {
    window.history.pushState(state, "")
    const back = jest.spyOn(window.history, "back").mockImplementation(() => undefined)
    // jsdom cannot leave the page.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true })
    render(<BackToBlogs>Back</BackToBlogs>)
    fireEvent.click(screen.getByRole("link", { name: "Back" }), keys)
    return back
  }
  afterEach(() => jest.restoreAllMocks())

  test("goes back in the history for a visitor from a page of this site", () => {
    expect(click({ key: "1" })).toHaveBeenCalledTimes(1)
  })

  test("goes back in the history after a full page load from this site", () => {
    jest.spyOn(document, "referrer", "get").mockReturnValue(`${window.location.origin}/blogs`)
    expect(click(null)).toHaveBeenCalledTimes(1)
  })

  test.each(["", "https://search.example/", `${window.location.origin}.example/`])(
    "goes to the list for a visitor from elsewhere (%p)",
    (referrer) => {
      jest.spyOn(document, "referrer", "get").mockReturnValue(referrer)
      expect(click(null)).not.toHaveBeenCalled()
      expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/blogs")
    },
  )

  test.each<MouseEventInit>([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with a modifier or another button to the browser (%p)", (keys) => {
    expect(click({ key: "1" }, keys)).not.toHaveBeenCalled()
  })
})

test("the posts before and after are linked, if there are any", () => {
  edit("post", (post) => Object.assign(post, { title: "Rest *well*" }), "controversial-topics")
  const previous = queried<Queries.PostNeighbourFragment>("PostNeighbour", "controversial-topics")
  const { container, rerender } = render(<PostNeighbours previous={previous} next={null} />)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [`${reading.previous}Rest well`, "/blog/2"],
  ])
  rerender(<PostNeighbours previous={null} next={null} />)
  expect(container).toBeEmptyDOMElement()
})
