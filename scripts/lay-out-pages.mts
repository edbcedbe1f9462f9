import { layOutPages } from "../src/hosting/layOutPages"

/** Lays the built site out for hosts of plain files, in `deploy/pages`: the second half of `npm run build:pages`. */
layOutPages()
