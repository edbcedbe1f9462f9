/** A part of a search result. */
export type ResultPart = "title" | "description"

/** The room for a part: the font that it is set in, and how wide it may be on all its lines together, in CSS pixels. */
interface Room {
  readonly font: string
  readonly width: number
}

/** Liberation Sans and Arimo have the widths of Arial, which Linux lacks. */
const arial = "Arial, 'Liberation Sans', Arimo, sans-serif"

/**
 * The room that Google gives a search result. Google publishes no figures and tries other ones at any time; these are
 * what the makers of preview tools measure (https://findbest.tools/seo/meta-description-checker, November 2026), with the
 * size of titles on a wide screen from Google's own pages.
 */
export const resultRooms: Readonly<Record<"desktop" | "phone", Readonly<Record<ResultPart, Room>>>> = {
  desktop: {
    title: { font: `20px ${arial}`, width: 600 },
    description: { font: `14px ${arial}`, width: 920 },
  },
  phone: {
    title: { font: `18px ${arial}`, width: 520 },
    description: { font: `14px ${arial}`, width: 680 },
  },
}

/** A screen for which search results are laid out. */
export type Screen = keyof typeof resultRooms
