import { routes } from "./support"
import { visitPages } from "./visitPages"

// `kindsOfPages.e2e.ts` visits some of them in each run.
visitPages(routes.map(({ path }) => ({ path, isKnown: true })))
