import { indexNowPath } from "../site/indexNowPath"
import { publish } from "./publish"
import { readSite } from "./readSite"

/** Writes the file of the IndexNow key, if the site has one (`search.indexNow`). */
export const writeIndexNowKey = () => {
  const { indexNow } = readSite().search
  if (indexNow) publish(indexNowPath(indexNow), indexNow)
}
