/** @jest-environment node */
import { renameSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { describeScratch } from "../support/describeScratch"

const service = "services/essay-help-services.json"
const firstPost = "blogs/1-perfect-assignment-tips.json"

describeScratch("a name that names nothing", (project) => {
  test("a menu entry, with a suggestion", () => {
    project().change("navigation.json", ({ groups }) => {
      if (groups[0]) groups[0].services[0] = "esay-help-services"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/navigation.json",
        field: "groups[0].services[0]",
        message: 'refers to a service that does not exist; did you mean "essay-help-services"?',
        found: '"esay-help-services"',
        remedy: 'Write "essay-help-services".',
      }),
    ])
  })

  test("a menu link to a page that does not exist, with a suggestion", () => {
    project().change("navigation.json", ({ footer }) => {
      if (footer[0]) footer[0].to = "/planz"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "footer[0].to",
        message: "no page has the address /planz; did you mean /plans?",
        remedy: "Write /plans.",
      }),
    ])
  })

  test.each(["/blog/99", "/services/nothing"])(
    "a menu link to %s: being in the same folder does not make others similar",
    (to) => {
      project().change("navigation.json", ({ footer }) => {
        if (footer[0]) footer[0].to = to
      })
      expect(project().issues()).toEqual([
        expect.objectContaining({
          field: "footer[0].to",
          message: `no page has the address ${to}`,
          remedy: "Write the address of a page that exists.",
        }),
      ])
    },
  )

  test.each([
    ["/#faq", "did you mean faqs?", "Write /#faqs."],
    ["/#prices", undefined, "Write one of /#how-it-works, /#feedback, /#faqs."],
  ])("a menu link to %s, a section that home does not have", (to, hint, remedy) => {
    project().change("navigation.json", ({ footer }) => {
      if (footer[0]) footer[0].to = to
    })
    const message = [`the home page has no section "${to.slice(2)}"`, hint].filter(Boolean).join("; ")
    expect(project().issues()).toEqual([expect.objectContaining({ field: "footer[0].to", message, remedy })])
  })

  test("a question on home can be linked to", () => {
    project().change("navigation.json", ({ footer }) => {
      if (footer[0]) footer[0].to = "/#faq-how-fast-can-you-deliver"
    })
    expect(project().issues()).toEqual([])
  })

  test("the error page cannot be linked to by the name of its data file", () => {
    project().change("navigation.json", ({ footer }) => {
      if (footer[0]) footer[0].to = "/not-found"
    })
    expect(project().issues()).toEqual([expect.objectContaining({ message: "no page has the address /not-found" })])
  })

  test("a related service near no other, so without a suggestion", () => {
    project().change(service, ({ related }) => {
      related[2] = "gardening"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "related[2]",
        message: "refers to a service that does not exist",
        remedy: "Write the slug of a service that exists, or add that service first.",
      }),
    ])
  })

  test("a service related to itself", () => {
    project().change(service, ({ slug, related }) => {
      related[1] = slug
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "related[1]",
        message: "refers to this service itself",
        found: '"essay-help-services"',
        remedy: "Write the slug of another service.",
      }),
    ])
  })

  test("a service related twice", () => {
    project().change(service, ({ related }) => {
      related[2] = related[0] ?? ""
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: `data/${service}`,
        field: "related[2]",
        message: "refers to a service that is already in the list",
        found: JSON.stringify(project().read(service).related[0]),
        remedy: "Write the slug of another service.",
      }),
    ])
  })

  test("a post's author, picture and service", () => {
    project().change(firstPost, (post) => {
      post.author = "tom-brant"
      post.picture = "blog-11"
      post.services[0] = "law-asignment"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "author",
        message: 'refers to an author that does not exist; did you mean "tom-brandt"?',
      }),
      expect.objectContaining({
        field: "picture",
        message: expect.stringMatching(/^refers to a picture that does not exist; did you mean "blog-\d"\?$/),
      }),
      expect.objectContaining({
        field: "services[0]",
        message: 'refers to a service that does not exist; did you mean "law-assignment"?',
      }),
    ])
  })

  test("a deleted featured post leaves no reference behind: the post itself says that it is featured", () => {
    project().change(firstPost, (post) => {
      post.featured = true
    })
    project().remove(firstPost)
    expect(project().issues()).toEqual([])
  })

  test("an image file that does not exist", () => {
    project().change("pictures/law.json", (picture) => {
      picture.file = "../images/Law.jpg"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        file: "data/pictures/law.json",
        field: "file",
        message: "refers to an image file that does not exist",
        found: '"../images/Law.jpg"',
        remedy: "Add data/images/Law.jpg, or correct the name here (capitals matter).",
      }),
    ])
  })

  test("an image file whose name has the same letters in another Unicode form", () => {
    renameSync(project().path("images/law.jpg"), project().path(`images/${"Größe".normalize("NFD")}.jpg`))
    project().change("pictures/law.json", (picture) => {
      picture.file = `../images/${"Größe".normalize("NFC")}.jpg`
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        message: "refers to an image file whose name stores accents as separate characters, as macOS does",
      }),
    ])
  })

  test("an image file outside data", () => {
    project().change("pictures/law.json", (picture) => {
      picture.file = "../../static/law.jpg"
    })
    expect(project().issues()).toEqual([
      expect.objectContaining({
        field: "file",
        message: "refers to an image file outside data",
        remedy: "Put the image file in data/images.",
      }),
    ])
  })

  describe("an image file", () => {
    /** Refers to an image file with these bytes. */
    const name = (image: string, bytes: Buffer) => {
      const file = `pictures/${image}` as const
      writeFileSync(project().path(file), bytes)
      project().change("pictures/law.json", (picture) => {
        picture.file = `./${image}`
      })
    }

    test.each([
      ["without a byte", "law.jpg", "", "JPEG"],
      ["of text", "law.jpeg", "Not found", "JPEG"],
      ["of text", "law.png", "Not found", "PNG"],
      ["of another format", "law.webp", "\x89PNG\r\n\x1a\n", "WEBP"],
      ["of another format that is packed alike", "law.avif", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "AVIF"],
    ])("%s: %s", (_kind, image, bytes, format) => {
      name(image, Buffer.from(bytes, "latin1"))
      expect(project().issues()).toEqual([
        expect.objectContaining({
          file: "data/pictures/law.json",
          field: "file",
          message: `refers to an image file whose content is not ${format}`,
          remedy: `Open the picture in an image editor, and save it as ${format} in data/pictures/${image}.`,
        }),
      ])
    })

    test.each(["jpeg", "png", "webp", "avif"] as const)("that sharp wrote as %s is good", async (format) => {
      const create = { width: 8, height: 8, channels: 3, background: "white" } as const
      name(`law.${format}`, await sharp({ create }).toFormat(format).toBuffer())
      expect(project().issues()).toEqual([])
    })
  })
})
