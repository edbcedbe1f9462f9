import { fill } from "./fill"
import { useLabels } from "./useLabels"
import { useSite } from "./useSite"

/** The name of a link to home: the brand, which the logo shows, and where it leads. */
export const useHomeName = () => fill(useLabels().navigation.home, { brand: useSite().brand })
