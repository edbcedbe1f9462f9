import { useForms } from "../../site/useForms"
import { subscribeDefaults } from "../defaultsOfForms"
import { EmailField } from "../fields/EmailField"
import { FormFrame } from "../frame/FormFrame"

/** The subscription form: one e-mail address. */
export const SubscribeForm = () => {
  const { subscribe } = useForms()
  return (
    <FormFrame form="subscribe" defaults={subscribeDefaults} words={subscribe} inline>
      <EmailField name="user_email" words={subscribe.fields.user_email} quiet />
    </FormFrame>
  )
}
