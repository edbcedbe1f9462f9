import { useMemo } from "react"
import { type CutText, cutToWidth } from "./cutToWidth"
import { resultRemarks } from "./resultRemarks"
import { type ResultPart, resultRooms, type Screen } from "./resultRooms"

/** What a search engine knows of a page. */
export interface ResultProps {
  title: string
  description: string
  /** The page's whole address. */
  address: string
  /** The name of the site. */
  siteName: string
}

const screens: Readonly<Record<Screen, string>> = { desktop: "Wide screen", phone: "Phone" }

/** Google's own light colours, whatever the colour scheme around them. */
const styles = {
  figure: { margin: "0 0 0.75rem" },
  caption: { marginBottom: "0.25rem", fontSize: "0.875rem" },
  card: {
    padding: "0.75rem",
    border: "1px solid #767676",
    borderRadius: "8px",
    background: "#ffffff",
    color: "#474747",
    overflowWrap: "anywhere",
  },
  address: { margin: 0, font: "12px/1.5 Arial, sans-serif" },
  title: { margin: 0, color: "#1a0dab" },
  description: { margin: 0 },
  remarks: { margin: 0, paddingInlineStart: "1.25rem" },
} as const

/** Measures texts in a font, without laying them out. */
const measurerFor = (font: string) => {
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return () => 0
  context.font = font
  return (text: string) => context.measureText(text).width
}

const cutFor = (screen: Screen, part: ResultPart, text: string) => {
  const { font, width } = resultRooms[screen][part]
  return cutToWidth(text, width, measurerFor(font))
}

const cutsOf = (part: ResultPart, text: string): Record<Screen, CutText> => ({
  desktop: cutFor("desktop", part, text),
  phone: cutFor("phone", part, text),
})

/** An address as results show it: the host and the steps of the path. */
const stepsOf = (address: string) => {
  const { host, pathname } = new URL(address)
  return [host, ...decodeURI(pathname).split("/").filter(Boolean)].join(" › ")
}

/** A page's search result on a wide screen and on a phone, and what is wrong with it. */
export const SearchResult = ({ title, description, address, siteName }: ResultProps) => {
  const cuts = useMemo(
    () => ({ title: cutsOf("title", title), description: cutsOf("description", description) }),
    [title, description],
  )
  const remarks = [
    ...resultRemarks("title", title, cuts.title),
    ...resultRemarks("description", description, cuts.description),
  ]
  return (
    <>
      {(["desktop", "phone"] as const).map((screen) => (
        <figure key={screen} style={styles.figure}>
          <figcaption style={styles.caption}>{screens[screen]}</figcaption>
          <div style={styles.card}>
            <p style={styles.address}>
              {siteName}
              <br />
              {stepsOf(address)}
            </p>
            <p style={{ ...styles.title, font: resultRooms[screen].title.font }}>{cuts.title[screen].shown}</p>
            <p style={{ ...styles.description, font: resultRooms[screen].description.font }}>
              {cuts.description[screen].shown}
            </p>
          </div>
        </figure>
      ))}
      {remarks.length > 0 ? (
        <ul style={styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      ) : (
        <p style={styles.description}>Title and description fit.</p>
      )}
    </>
  )
}
