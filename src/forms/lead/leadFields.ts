import type { FieldValues } from "../formTables"
import { type ContextSetting, leadNames, type Suspicion } from "../leadNames"
import { visitContext } from "./visitContext"

/** What goes along with a form (docs/specification.md, What goes along with a form). */
export interface Lead {
  readonly context: ContextSetting
  readonly reference?: string
  readonly suspicion?: Suspicion
}

/** What is sent after a form's own fields; nothing stands for what does not exist. */
export const leadFields = ({ context, reference, suspicion }: Lead): FieldValues => ({
  ...visitContext(context),
  ...(reference && { [leadNames.reference]: reference }),
  ...(suspicion && { [leadNames.suspect]: suspicion }),
})
