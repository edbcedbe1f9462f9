const MAX_LINKS = 2

const links = /\bhttps?:\/\/(?:www\.)?|\bwww\./gi

/** Whether the values of a form have more links, all together, than a person sends. */
export const hasManyLinks = (values: readonly unknown[]) =>
  values.flatMap((value) => String(value).match(links) ?? []).length > MAX_LINKS
