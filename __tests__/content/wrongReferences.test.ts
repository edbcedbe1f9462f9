/** @jest-environment node */
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { describeScratch } from "../support/describeScratch"
import type { ScratchProject } from "../support/ScratchProject"
import { edit, type Slip, set, testSlips } from "../support/testSlips"

const service = "services/essay-help-services.json"
const firstPost = "blogs/1-perfect-assignment-tips.json"

/** The slip of a link in the footer. */
const footer = (to: string) => edit("navigation.json", ({ footer: [link] }) => Object.assign(link, { to }))

/** Makes a question the first on home. */
const ask = (question: string) => edit("sections/faqs.json", ({ items: [first] }) => Object.assign(first, { question }))

/** The slip of another picture file. */
const image = (file: string) => set("pictures/law.json", { file })

const hideTerms = set("policies/terms-and-conditions.json", { hidden: true })

const addHiddenService = (site: ScratchProject) => {
  site.copy(service, "services/hidden-page.json", { slug: "hidden-page" })
  set("services/hidden-page.json", { hidden: true })(site)
}

testSlips("a hidden page", [
  [
    "in a menu, by its address",
    (site) => {
      hideTerms(site)
      footer("/terms-and-conditions#part")(site)
    },
    {
      file: "data/navigation.json",
      position: expect.anything(),
      field: "footer[0].to",
      message: "names /terms-and-conditions, a hidden page, which no menu or list shows",
      remedy: 'Remove it here, or remove "hidden" from the file of that page.',
    },
  ],
  [
    "in a list of cards that pages share, by its slug",
    (site) => {
      addHiddenService(site)
      edit("sections/service-cards.json", ({ items: [card] }) => Object.assign(card, { service: "hidden-page" }))(site)
    },
    {
      file: "data/sections/service-cards.json",
      field: "items[0].service",
      message: "names /services/hidden-page, a hidden page, which no menu or list shows",
    },
  ],
  [
    "may be named by texts, buttons, redirects and the lists of entries",
    (site) => {
      hideTerms(site)
      edit(service, (entry) => Object.assign(entry, { opening: "[Terms](/terms-and-conditions)." }))(site)
      edit("sections/workflow.json", ({ action }) => Object.assign(action, { to: "/terms-and-conditions" }))(site)
      edit("redirects.json", ({ items: [item] }) => Object.assign(item, { to: "/terms-and-conditions" }))(site)
      addHiddenService(site)
      edit(service, (entry) => Object.assign(entry, { related: ["hidden-page"] }))(site)
    },
  ],
])

testSlips("a name that names nothing", [
  [
    "a menu entry, with a suggestion",
    edit("navigation.json", ({ groups: [group] }) => {
      group.services[0] = "esay-help-services"
    }),
    {
      file: "data/navigation.json",
      field: "groups[0].services[0]",
      message: 'refers to a service that does not exist; did you mean "essay-help-services"?',
      found: '"esay-help-services"',
      remedy: 'Write "essay-help-services", or remove it here.',
    },
  ],
  [
    "a menu link to a page that does not exist, with a suggestion",
    footer("/planz"),
    {
      field: "footer[0].to",
      message: "no page has the address /planz; did you mean /plans?",
      remedy: "Write /plans, or remove it here.",
    },
  ],
  ...["/blog/99", "/services/nothing"].map(
    (to): Slip => [
      `a menu link to ${to}: being in the same folder does not make others similar`,
      footer(to),
      {
        field: "footer[0].to",
        message: `no page has the address ${to}`,
        remedy: "Write the address of a page that exists, or remove it here.",
      },
    ],
  ),
  [
    "a menu link to a section that home does not have, with a suggestion",
    footer("/#faq"),
    {
      field: "footer[0].to",
      message: 'the home page has no section "faq"; did you mean faqs?',
      remedy: "Write /#faqs.",
    },
  ],
  [
    "a menu link to a section that home does not have, near no other",
    footer("/#prices"),
    {
      field: "footer[0].to",
      message: 'the home page has no section "prices"',
      remedy: "Write one of /#how-it-works, /#feedback, /#faqs.",
    },
  ],
  [
    "a menu link to the testimonials while there are none",
    (site) => {
      footer("/#feedback")(site)
      edit("sections/testimonials.json", (testimonials) => delete testimonials.items)(site)
    },
    {
      field: "footer[0].to",
      message: 'the home page has no section "feedback"',
      remedy: "Write one of /#how-it-works, /#faqs.",
    },
  ],
  [
    "no issue: a link to a question on home",
    (site) => {
      ask("How fast can you deliver?")(site)
      footer("/#faq-how-fast-can-you-deliver")(site)
    },
  ],
  [
    "a menu link and a link in a text to questions that home does not have, the first with a suggestion",
    (site) => {
      ask("How fast can you deliver?")(site)
      footer("/#faq-how-fast-do-you-deliver")(site)
      set(service, { opening: "See [the price](/#faq-price)." })(site)
    },
    {
      field: "footer[0].to",
      message:
        'the home page has no question "faq-how-fast-do-you-deliver"; did you mean faq-how-fast-can-you-deliver?',
      remedy: "Write /#faq-how-fast-can-you-deliver.",
    },
    {
      field: "opening",
      message: 'the home page has no question "faq-price"',
      remedy: "Write /#faqs, or the address of a question that exists.",
    },
  ],
  [
    "no second issue: a link to a question while the file of the questions has an issue",
    (site) => {
      set("sections/faqs.json", { items: "none" })(site)
      footer("/#faq-price")(site)
    },
    { file: "data/sections/faqs.json", field: "items" },
  ],
  [
    "the error page, by the name of its data file",
    footer("/not-found"),
    { message: "no page has the address /not-found" },
  ],
  [
    "a related service near no other, so without a suggestion",
    edit(service, ({ related }) => related.splice(2, 1, "gardening")),
    {
      file: `data/${service}`,
      field: "related[2]",
      message: "refers to a service that does not exist",
      remedy: "Write the slug of a service that exists, or add that service first, or remove it here.",
    },
  ],
  [
    "a service related to itself",
    edit(service, ({ slug, related }) => related.splice(1, 1, slug)),
    {
      file: `data/${service}`,
      field: "related[1]",
      message: "refers to this service itself",
      found: '"essay-help-services"',
      remedy: "Write the slug of another service.",
    },
  ],
  [
    "a service related twice",
    set(service, { related: ["law-assignment", "mba-assignment", "law-assignment"] }),
    {
      file: `data/${service}`,
      field: "related[2]",
      message: "refers to a service that is already in the list",
      found: '"law-assignment"',
      remedy: "Write the slug of another service.",
    },
  ],
  [
    "a post's author, picture and service",
    set(firstPost, { author: "tom-brant", picture: "blog-11", services: ["law-asignment"] }),
    { field: "author", message: 'refers to an author that does not exist; did you mean "tom-brandt"?' },
    { field: "picture", message: 'refers to a picture that does not exist; did you mean "blog-1"?' },
    { field: "services[0]", message: 'refers to a service that does not exist; did you mean "law-assignment"?' },
  ],
  [
    "no issue: a deleted featured post leaves no reference behind, since the post itself says that it is featured",
    (site) => {
      set(firstPost, { featured: true })(site)
      site.remove(firstPost)
    },
  ],
  [
    "whatever referred to a deleted entry: what may go is to be removed there",
    (site) => {
      set(firstPost, { services: ["mba-assignment", "law-assignment"], author: "tom-brandt" })(site)
      set("blogs/2-controversial-topics.json", { services: ["mba-assignment"], author: "meera-nair" })(site)
      set("blogs/3-third-post.json", { services: ["mba-assignment"], author: "meera-nair" })(site)
      set(service, { opening: "See [law](/services/gardening-work)." })(site)
      for (const file of [service, "services/law-assignment.json"]) set(file, { checkedBy: "meera-nair" })(site)
      footer("/services/gardening-work")(site)
      edit(firstPost, ({ services }) => services.splice(1, 1, "gardening-work"))(site)
      site.remove("authors/tom-brandt.json")
    },
    {
      file: `data/${firstPost}`,
      field: "author",
      remedy: "Write the slug of an author that exists, or add that author first.",
    },
    {
      field: "services[1]",
      remedy: "Write the slug of a service that exists, or add that service first, or remove it here.",
    },
    { field: "footer[0].to", remedy: "Write the address of a page that exists, or remove it here." },
    { field: "opening", remedy: "Write the address of a page that exists, or remove the link." },
  ],
  [
    "an image file that does not exist",
    image("../images/Law.jpg"),
    {
      file: "data/pictures/law.json",
      field: "file",
      message: "refers to an image file that does not exist",
      found: '"../images/Law.jpg"',
      remedy: "Add data/images/Law.jpg, or correct the name here (capitals matter).",
    },
  ],
  [
    "an image file whose name has the same letters in another Unicode form",
    (site) => {
      renameSync(site.path("images/law.jpg"), site.path(`images/${"Größe".normalize("NFD")}.jpg`))
      image(`../images/${"Größe".normalize("NFC")}.jpg`)(site)
    },
    { message: "refers to an image file whose name stores accents as separate characters, as macOS does" },
  ],
  ...(
    [
      ["folder", (path) => mkdirSync(path)],
      ["link that leads nowhere", (path) => symlinkSync("odd.png", path)],
      ["link that leads nowhere", (path) => symlinkSync("gone.png", path)],
    ] satisfies [kind: string, make: (path: string) => void][]
  ).map(
    ([kind, make]): Slip => [
      `a ${kind} in place of an image file`,
      (site) => {
        make(site.path("images/odd.png"))
        image("../images/odd.png")(site)
      },
      {
        file: "data/pictures/law.json",
        field: "file",
        message: `refers to a ${kind}, not to an image file`,
        remedy: "Write the name of an image file here, or put one in place of data/images/odd.png.",
      },
    ],
  ),
  [
    "an image file outside data",
    image("../../static/law.jpg"),
    {
      field: "file",
      message: "refers to an image file outside data",
      remedy: "Put the image file in data/images.",
    },
  ],
])

/** Refers to an image file with these bytes. */
const name = (file: string, bytes: Buffer) => (site: ScratchProject) => {
  writeFileSync(site.path(`pictures/${file}`), bytes)
  image(`./${file}`)(site)
}

const wrongBytes: [kind: string, file: string, bytes: string, format: string][] = [
  ["without a byte", "law.jpg", "", "JPEG"],
  ["of text", "law.jpeg", "Not found", "JPEG"],
  ["of text", "law.png", "Not found", "PNG"],
  ["of a page after a picture's first bytes", "law.png", "\x89PNG\r\n\x1a\n<!doctype html><p>IEND", "PNG"],
  ["of another format", "law.webp", "\x89PNG\r\n\x1a\n", "WEBP"],
  ["of another format that is packed alike", "law.avif", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "AVIF"],
]

testSlips("an image file", [
  ...wrongBytes.map(
    ([kind, file, bytes, format]): Slip => [
      `${kind}: ${file}`,
      name(file, Buffer.from(bytes, "latin1")),
      {
        file: "data/pictures/law.json",
        field: "file",
        message: `refers to an image file whose content is not ${format}`,
        remedy: `Open the picture in an image editor, and save it as ${format} in data/pictures/${file}.`,
      },
    ],
  ),
  [
    "of few bytes with more pixels than a build can decode",
    name("law.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xc3\x50\0\0\x4e\x20\b\x02\0\0\0IEND", "latin1")),
    {
      file: "data/pictures/law.json",
      field: "file",
      message: "refers to an image file of 1000 million pixels; the limit is 40 million pixels",
      remedy: expect.stringContaining("Save a smaller version of data/pictures/law.png: 2000 pixels wide is enough"),
    },
  ],
  [
    "without pixels",
    name("law.png", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x08\b\x02\0\0\0IEND", "latin1")),
    {
      file: "data/pictures/law.json",
      field: "file",
      message: "refers to an image file whose content is not PNG",
      remedy: "Open the picture in an image editor, and save it as PNG in data/pictures/law.png.",
    },
  ],
])

describeScratch("an image file", (project) => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("that sharp wrote as %s is good", async (format) => {
    const create = { width: 8, height: 8, channels: 3, background: "white" } as const
    name(`law.${format}`, await sharp({ create }).toFormat(format).toBuffer())(project())
    expect(project().issues()).toEqual([])
  })
})
