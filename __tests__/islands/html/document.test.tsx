/** @jest-environment node */
import type { PreRenderHTMLArgs } from "gatsby"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type DocumentType from "../../../src/html"
import { arrangePage } from "../../../src/islands/html/arrangePage"

const css = "body{margin:0}"
const chunkScript = '<script>window.___chunkMapping="{}";</script><script src="/static/js/app.1.js" async></script>'
const before = { ...process.env }

const inline = (tag: string, html: string, attributes: object = {}) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby writes styles in this way
  createElement(tag, { key: html, dangerouslySetInnerHTML: { __html: html }, ...attributes })

const style = (place: string, text: string) =>
  inline("style", text, { "data-href": place, "data-identity": "gatsby-global-css" })

const ofAllPages = style("/static/css/app.1.css", css)

/** The document of a page as written by a build, with these parts in its head and this body. */
const documentOf = (head: ReactNode[], body = "<main>Plans</main>") => {
  let Document: typeof DocumentType | undefined
  jest.isolateModules(() => {
    Document = require("../../../src/html.tsx").default
  })
  let parts = {
    head,
    end: [createElement("slot", { key: "slot", sliceId: "_gatsby-scripts" } as object)] as ReactNode[],
  }
  arrangePage({
    getHeadComponents: () => parts.head,
    getPostBodyComponents: () => parts.end,
    replaceHeadComponents: (changed: ReactNode[]) => {
      parts = { ...parts, head: changed }
    },
    replacePostBodyComponents: (changed: ReactNode[]) => {
      parts = { ...parts, end: changed }
    },
  } as unknown as PreRenderHTMLArgs)
  if (!Document) throw new Error("The document was not loaded")
  return renderToStaticMarkup(
    createElement(Document, {
      htmlAttributes: { lang: "en" },
      bodyAttributes: {},
      headComponents: parts.head,
      preBodyComponents: [],
      postBodyComponents: parts.end,
      body,
      path: "/plans",
    }),
  )
}

beforeEach(() => {
  process.env = { ...before, NODE_ENV: "production", PAGE_SCRIPTS: chunkScript }
})
afterAll(() => {
  process.env = before
})

test("a page of a build has its policy right after the charset, before everything it applies to", () => {
  expect(documentOf([ofAllPages])).toMatch(
    /^<html lang="en"><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><meta/,
  )
})

test("it contains its held scripts in their final form, and the policy allows them", () => {
  const html = documentOf([ofAllPages])
  expect(html).toContain(`<template id="_held-scripts">${chunkScript}</template></body>`)
  expect(html).toMatch(/script-src 'self' 'sha256-[^']+';/)
})

test("the shared styles come before its own", () => {
  const html = documentOf([style("/static/css/plans.1.css", "p{}"), ofAllPages])
  expect(html.indexOf(css)).toBeLessThan(html.indexOf("p{}"))
  expect(html).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
})

test.each([
  ["head", [ofAllPages, inline("script", "steal()")], ""],
  ["body", [ofAllPages], "<main><script>steal()</script></main>"],
])("an unknown script in the %s fails the build with an error that names page and script", (_place, head, body) => {
  expect(() => documentOf(head, body)).toThrow(/^\/plans contains an inline script .*steal\(\)/)
})

test("the preview, which adds scripts of its own, has no policy", () => {
  process.env = { ...process.env, NODE_ENV: "development" }
  expect(documentOf([], "<script>reload()</script>")).not.toContain("Content-Security-Policy")
})
