import { readData } from "../../content/formWords"

/** A moment on the owner's clock (`leads.timeZone` in data/site.json), as in `May 20, 2027, 14:05`. */
export const localMoment = (iso: string) => {
  const timeZone: string = readData("site.json").leads.timeZone
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(iso))
}
