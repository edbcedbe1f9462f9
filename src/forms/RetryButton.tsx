import { buttonClass } from "../components/Button/buttonClass"
import { useForms } from "../site/useForms"

/** Sends a form again that was not sent because the browser was offline. */
export const RetryButton = () => (
  <button type="submit" className={buttonClass({ tone: "strong", small: true })}>
    {useForms().shared.retry}
  </button>
)
