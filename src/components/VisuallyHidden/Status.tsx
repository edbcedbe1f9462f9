import { VisuallyHidden } from "./VisuallyHidden"

/** Has a screen reader say a text when it changes. */
export const Status = ({ text }: { text: string }) => (
  <span role="status">
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
)
