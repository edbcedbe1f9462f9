import { fill } from "./fill"
import { useLabels } from "./useLabels"
import { useSite } from "./useSite"

/** The accessible name of a link to home: the brand, which the logo shows, and the target. */
export const useHomeName = () => fill(useLabels().navigation.home, { brand: useSite().brand })
