import type { PartName } from "../setup/parts"

/** What is made up in a field of the shipped data. */
interface ShippedSamples {
  /** The type of the entry. */
  readonly type: string
  /** The field, with `[]` for the items of a list, as in `items[].name`. */
  readonly field: string
  /** The values. */
  readonly values: readonly string[]
  /** The part that takes it out. */
  readonly part?: PartName
}

/** What the site ships with that is true of no company. A test compares it with the shipped data. */
export const shippedSamples: readonly ShippedSamples[] = [
  { type: "site", field: "claims.assignments", values: ["3.5M+"], part: "figures" },
  { type: "site", field: "claims.experts", values: ["7000+"], part: "figures" },
  { type: "site", field: "claims.customers", values: ["1.5 million"], part: "figures" },
  { type: "site", field: "claims.rating", values: ["4.8"], part: "reviews" },
  { type: "site", field: "claims.years", values: ["Ten"], part: "years" },
  { type: "site", field: "reviewSites[].name", values: ["Reviewsite One", "Reviewsite Two"], part: "reviews" },
  {
    type: "site",
    field: "offices[].places[].title",
    values: ["Headquarters, Kota Rajasthan", "Second office, Jaipur"],
  },
  {
    type: "site",
    field: "offices[].places[].lines[]",
    values: [
      "21 Example Marg",
      "7 Sample Path",
      "12 Example Row",
      "4 Sample Quay",
      "88 Placeholder Street",
      "Example Tower",
    ],
  },
  { type: "site", field: "payment.cards[]", values: ["Card A", "Card B", "Card C", "Card D"], part: "cards" },
  { type: "site", field: "stores[].note", values: ["App Coming soon"], part: "stores" },
  {
    type: "testimonials",
    field: "items[].name",
    values: ["Amira H.", "Daniel O.", "Lukas M.", "Priya S.", "Naomi A.", "Emma K."],
    part: "testimonials",
  },
  {
    type: "testimonials",
    field: "items[].quote",
    values: [
      "The notes in the margin of my draft taught me more than the grade did.",
      "I sent a messy outline at midnight. By breakfast I had five questions about it, two gaps I’d missed, and an argument I could *actually defend.*",
      "Every claim in the sample had a page number. I write mine that way now.",
      "They drew a shear diagram for a beam like mine, with the *working next to it*. I found my own sign error in the second line.",
      "I asked for one paragraph to be explained. I got a page of notes, and a better question to take to my tutor.",
      "My draft came back shorter and *still mine*. I hadn’t noticed how often I say “clearly”.",
    ],
    part: "testimonials",
  },
  {
    type: "author",
    field: "name",
    values: ["Daniel Price", "Grace Okafor", "Meera Nair", "Ruth Feldman", "Tom Brandt"],
  },
  {
    type: "ordering",
    field: "factsByGroup[].fact",
    values: [
      "Comments on a 2,000-word draft of yours usually cost £40 to £60 and take one or two days.",
      "A tutorial of an hour with a graduate of your subject usually costs £30. You agree the day with us.",
      "A list of 40 references checked line by line usually costs £20 to £35 and comes back in a day.",
      "A CV or personal statement usually costs £50 to £90 and takes two to three days.",
    ],
  },
  {
    type: "job",
    field: "pay",
    values: [
      "£27,000 to £32,000 a year, or the same in your currency, depending on experience",
      "₹420,000 to ₹600,000 a year, depending on experience",
    ],
    part: "jobs",
  },
]

/** A path without the places in lists, as in `items[].name`. */
const patternOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === "number" ? "[]" : `.${String(key)}`))
    .join("")
    .replace(/^\./, "")

/** What is known of a field as shipped, if its text is as shipped. */
export const shippedSample = (type: string, path: readonly PropertyKey[], text: string) => {
  const field = patternOf(path)
  return shippedSamples.find((sample) => sample.type === type && sample.field === field && sample.values.includes(text))
}
