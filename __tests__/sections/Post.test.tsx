import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BackToBlogs } from "../../src/sections/Post/BackToBlogs"
import { initialsOf, PostHero, readingMinutes } from "../../src/sections/Post/PostHero"
import { PostNeighbours } from "../../src/sections/Post/PostNeighbours"
import { PostText } from "../../src/sections/Post/PostText"
import { RelatedPosts } from "../../src/sections/Post/RelatedPosts"
import { ShareLinks } from "../../src/sections/Post/ShareLinks"
import { partAnchor } from "../../src/site/anchors"
import { plainHeadline } from "../../src/site/plainHeadline"
import { figure, picture, postCard, postHero } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const { reading, samples } = labels

const hero = postHero()

const text: Queries.PostTextFragment = {
  number: 3,
  title: "Tips for a *perfect* essay",
  lede: "Begin & end.",
  sections: [{ title: "Plan", body: "<p>On <em>paper</em>.</p>", figure: null, picture: null, caption: null }],
  quote: "Begin *early*",
  notes: [{ title: "A remark", text: "Rest." }],
  sources: [],
}

describe("the head of a post", () => {
  test("has title, author, date and reading time, and loads the picture first", () => {
    const { container } = render(<PostHero post={hero} trail={[{ label: "Tips" }]} />)
    expect(screen.getByRole("heading", { level: 1, name: "Tips for a perfect essay" })).toBeVisible()
    expect(screen.getByText("Grace Okafor").parentElement).toHaveTextContent(
      `Grace OkaforMarch 1, 2026, ${reading.minutes.replace("{minutes}", "1")}`,
    )
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-03-01")
    expect(container).not.toHaveTextContent(reading.updated)
    expect(screen.getByRole("img", { name: "A desk by a window" })).toHaveAttribute("loading", "eager")
    expect(screen.getByText("GO")).toHaveAttribute("aria-hidden", "true")
  })

  test("says when the post was changed after publication", () => {
    render(<PostHero post={{ ...hero, updated: "2026-05-02" }} trail={[]} />)
    expect(screen.getByText("May 2, 2026").parentElement).toHaveTextContent(`${reading.updated} May 2, 2026`)
  })

  test("shows the author's portrait instead of the initials, and says if the author is made up", () => {
    const author = { name: "Grace Okafor", sample: true, picture: picture({ alt: "Grace" }) }
    const { container } = render(<PostHero post={{ ...hero, author }} trail={[]} />)
    expect(screen.queryByText("GO")).toBeNull()
    expect(container.querySelectorAll("img")).toHaveLength(2)
    expect(screen.getByText(samples.author)).toBeVisible()
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
  test("begins with its lede, formatted, and has parts, a pull quote, and remarks", () => {
    const { container } = render(<PostText post={text} />)
    expect(screen.getByText("Begin & end.")).toBeVisible()
    expect(screen.getByRole("heading", { level: 2, name: "Plan" })).toBeVisible()
    expect(screen.getByText("paper").tagName).toBe("EM")
    expect(container).toHaveTextContent("“Begin early”")
    expect(container).toHaveTextContent("A remarkRest.")
    expect(screen.queryByRole("heading", { name: reading.sources })).toBeNull()
  })

  test("shows a part's picture with its caption, and its figure", () => {
    const [plan] = text.sections
    const part = { ...(plan as NonNullable<typeof plan>), picture: picture({ alt: "A pen" }), caption: "My pen" }
    render(<PostText post={{ ...text, sections: [{ ...part, figure: figure() }] }} />)
    const [chart, photo] = screen.getAllByRole("figure")
    expect(chart).toHaveTextContent("Five days of writing")
    expect(within(photo as HTMLElement).getByRole("img", { name: "A pen" })).toBeVisible()
    expect(photo).toHaveTextContent("My pen")
  })

  test("ends with its sources, online or in print, which are also in the contents list", () => {
    const sources = [
      { title: "On Writing", url: "https://writing.example" },
      { title: "A book in print", url: null },
    ]
    render(<PostText post={{ ...text, sources }} />)
    const contents = within(screen.getByRole("navigation", { name: reading.contents })).getAllByRole("link")
    expect(contents.at(-1)).toHaveAttribute("href", `#${partAnchor(reading.sources)}`)
    const list = within(screen.getByRole("heading", { name: reading.sources }).nextSibling as HTMLElement)
    expect(list.getByRole("link")).toHaveAttribute("href", "https://writing.example")
    expect(list.getByText("A book in print")).toBeVisible()
  })
})

describe("a post can be shared", () => {
  const address = "https://penhouse.example/blog/3"

  test.each([
    ["Facebook", "https://www.facebook.com"],
    ["WhatsApp", "https://wa.me"],
    ["LinkedIn", "https://www.linkedin.com"],
  ])("on %s, in a new tab", (network, origin) => {
    render(<ShareLinks title="A *good* title" path="/blog/3" />)
    const link = screen.getByRole("link", { name: new RegExp(reading.shareOn.replace("{network}", network)) })
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
  const neighbour = { number: 2, title: "Rest *well*", picture: picture() }
  render(<PostNeighbours previous={neighbour} next={null} />)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [`${reading.previous}Rest well`, "/blog/2"],
  ])
})

test("the only post has neither neighbours nor more posts after it", () => {
  const { container } = render(
    <>
      <PostNeighbours previous={null} next={null} />
      <RelatedPosts posts={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test("more posts link to their pages, and to all posts", () => {
  render(<RelatedPosts posts={[postCard()]} />)
  expect(screen.getByRole("heading", { level: 2, name: plainHeadline(reading.related) })).toBeVisible()
  expect(screen.getByRole("link", { name: "Tips for a perfect essay" })).toHaveAttribute("href", "/blog/3")
  expect(screen.getByRole("link", { name: reading.allPosts })).toHaveAttribute("href", "/blogs")
})
