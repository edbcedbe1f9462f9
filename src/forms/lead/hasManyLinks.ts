const MAX_LINKS = 2

/** An address to its end, and so with those that it contains, such as that of a library's proxy. */
const links = /\b(?:https?:\/\/(?:www\.)?|www\.)([^\s,;<>"'()[\]]+)/gi

/** Whether the values of a form have more links, all together, than a person sends without a word; the same one counts once. */
export const hasManyLinks = (values: readonly unknown[]) => {
  const addresses = values.flatMap((value) => [...String(value).matchAll(links)].map(([, address = ""]) => address))
  return new Set(addresses.map((address) => address.toLowerCase().replace(/[/.]$/, ""))).size > MAX_LINKS
}
