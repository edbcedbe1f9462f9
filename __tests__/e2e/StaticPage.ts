import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"

/** A page as it is served: what a visitor without JavaScript, or a search engine, gets. */
export class StaticPage {
  private readonly elements: Tree.Element[] = []
  private readonly named = new Map<string, Tree.Element[]>()
  private words: string | undefined

  /** All elements, in order, those inside `<template>` left out. */
  get everything(): readonly Tree.Element[] {
    return this.elements
  }

  constructor(html: string) {
    this.collect(parse(html))
  }

  private collect(node: Tree.Node) {
    if ("tagName" in node) {
      this.elements.push(node)
      const alike = this.named.get(node.tagName)
      if (alike) alike.push(node)
      else this.named.set(node.tagName, [node])
    }
    if ("childNodes" in node) for (const child of node.childNodes) this.collect(child)
  }

  /** All elements of a name, those inside `<template>` left out. */
  all(tagName: string): readonly Tree.Element[] {
    return this.named.get(tagName) ?? []
  }

  /** All elements of a name inside another one. */
  within(element: Tree.Element, tagName: string): Tree.Element[] {
    return element.childNodes.flatMap((child) =>
      "tagName" in child ? [...(child.tagName === tagName ? [child] : []), ...this.within(child, tagName)] : [],
    )
  }

  /** The texts of all elements of a name. */
  texts(tagName: string) {
    return this.all(tagName).map(textOf)
  }

  /** The values of an attribute of all elements of a name that match. */
  values(tagName: string, name: string, where: (element: Tree.Element) => boolean = () => true) {
    return this.all(tagName)
      .filter(where)
      .flatMap((element) => attribute(element, name) ?? [])
  }

  /** The contents of the `<meta>` elements of a name. */
  meta(name: string) {
    return this.values("meta", "content", (element) => attribute(element, "name") === name)
  }

  /** Everything that the page says. */
  get text() {
    this.words ??= this.texts("body").join(" ")
    return this.words
  }

  /** Everything that a link can jump to. */
  get ids() {
    return new Set(this.elements.flatMap((element) => attribute(element, "id") ?? []))
  }
}

/** The value of an element's attribute. */
export const attribute = ({ attrs }: Tree.Element, name: string) => attrs.find((attr) => attr.name === name)?.value

const hidden = new Set(["script", "style", "noscript", "template"])

const rawText = (node: Tree.Node): string => {
  if (node.nodeName === "#text") return (node as Tree.TextNode).value
  if (!("childNodes" in node) || hidden.has(node.nodeName)) return ""
  return node.childNodes.map(rawText).join("")
}

/** What an element says, with spaces as a reader sees them. */
export const textOf = (node: Tree.Node) => rawText(node).replace(/\s+/g, " ").trim()
