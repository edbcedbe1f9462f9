import { useForms } from "../site/useForms"
import { FormShell } from "./FormShell"
import { TextField } from "./fields/TextField"

const controls = { email: TextField }

/** The subscription form: one e-mail address. */
export const SubscribeForm = () => <FormShell form="subscribe" controls={controls} copy={useForms().subscribe} inline />
