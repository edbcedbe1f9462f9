import { useHydrated } from "../../components/hooks/useHydrated"
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden"

/** The name of the trap field, which means nothing to the browser's autofill and to password managers. */
export const trapName = "topic"

/** Tells browsers and password managers that there is nothing to fill in. */
const unfilled = {
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
  "data-lpignore": true,
}

/**
 * A field that only robots fill in: outside sight, tab order, accessibility tree and autofill. It is added on hydration,
 * so it is not in the HTML that visitors without scripts use.
 */
export const TrapField = () =>
  useHydrated() ? (
    <VisuallyHidden>
      <input type="text" name={trapName} tabIndex={-1} aria-hidden="true" {...unfilled} />
    </VisuallyHidden>
  ) : null
