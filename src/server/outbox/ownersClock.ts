import { readData } from "../../content/formWords"

/** The clock of the owner (`leads.timeZone` in data/site.json), which tells of a moment in ISO 8601 what it shows. */
export const ownersClock = () => {
  const timeZone: string = readData("site.json").leads.timeZone
  const moments = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone,
  })
  // Swedes write days as ISO 8601 does.
  const days = new Intl.DateTimeFormat("sv", { timeZone })
  return {
    /** As in `May 20, 2027 at 14:05`. */
    moment: (iso: string) => moments.format(new Date(iso)),
    /** As in `2027-05-20`. */
    day: (iso: string) => days.format(new Date(iso)),
  }
}
