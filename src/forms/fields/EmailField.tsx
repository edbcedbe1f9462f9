import type { FieldWords } from "./fieldWords"
import { TextField } from "./TextField"

/** An e-mail address; phones offer their @ keyboard and the owner's address. */
export const EmailField = (props: { name: string; words: FieldWords; quiet?: boolean }) => (
  <TextField {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
)
