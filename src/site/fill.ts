/**
 * Replaces the placeholders of a text: `fill("Chat with {name}", { name: "us" })` gives `Chat with us`.
 * Placeholders without a value stay as they are.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
