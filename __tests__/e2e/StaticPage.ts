import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"

/** A page as served, to a visitor without JavaScript or a search engine. */
export class StaticPage {
  private readonly elements: Tree.Element[] = []
  private readonly named = new Map<string, Tree.Element[]>()
  private words: string | undefined
  private known: ReadonlySet<string> | undefined

  /** All elements in order, except those inside `<template>`. */
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

  /** All elements with a tag name, except those inside `<template>`. */
  all(tagName: string): readonly Tree.Element[] {
    return this.named.get(tagName) ?? []
  }

  /** All elements with a tag name, or all (`*`), inside another element. */
  within(element: Tree.Element, tagName: string): Tree.Element[] {
    const isMeant = (child: Tree.Element) => tagName === "*" || child.tagName === tagName
    return element.childNodes.flatMap((child) =>
      "tagName" in child ? [...(isMeant(child) ? [child] : []), ...this.within(child, tagName)] : [],
    )
  }

  /** The texts of all elements with a tag name. */
  texts(tagName: string) {
    return this.all(tagName).map(textOf)
  }

  /** The values of an attribute of all matching elements with a tag name. */
  values(tagName: string, name: string, where: (element: Tree.Element) => boolean = () => true) {
    return this.all(tagName)
      .filter(where)
      .flatMap((element) => attribute(element, name) ?? [])
  }

  /** The contents of the `<meta>` elements with a name. */
  meta(name: string) {
    return this.values("meta", "content", (element) => attribute(element, "name") === name)
  }

  /** The whole text of the page. */
  get text() {
    this.words ??= this.texts("body").join(" ")
    return this.words
  }

  /** All ids that links can jump to. */
  get ids() {
    this.known ??= new Set(this.elements.flatMap((element) => attribute(element, "id") ?? []))
    return this.known
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

/** The text of an element, with collapsed spaces. */
export const textOf = (node: Tree.Node) => rawText(node).replace(/\s+/g, " ").trim()
