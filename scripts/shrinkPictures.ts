import { readdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** A picture of 24 by 16 pixels in one colour. */
export const tinyPicture = Buffer.from(
  [
    "/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQV",
    "FBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCAAQABgDASIAAhEBAxEB/8QA",
    "FQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAAABP/aAAwDAQACEAMQAAAAohUB/8QAFBABAAAAAAAAAAAAAAAAAAAA",
    "IP/aAAgBAQABPwBf/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPwA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPwA//9k=",
  ].join(""),
  "base64",
)

/** Makes every picture of a copy tiny, since processing all sizes and formats would take most of its build. */
export const shrinkPictures = (folder: string) => {
  const images = path.join(folder, "data/images")
  for (const file of readdirSync(images)) writeFileSync(path.join(images, file), tinyPicture)
}
