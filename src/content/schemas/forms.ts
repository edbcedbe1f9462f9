import { z } from "zod"
import { inlineMarkdown, text } from "../fields"

/** A form field's words: label, placeholder, and a message for each rule it can break. */
const field = <Rules extends readonly string[]>(rules: Rules) =>
  z.strictObject({
    label: text(40, "The field's label."),
    placeholder: text(60, "Words in the empty field.").optional(),
    ...(Object.fromEntries(rules.map((rule) => [rule, text(80, `Message for the rule '${rule}'.`)])) as {
      [Rule in Rules[number]]: ReturnType<typeof text>
    }),
  })

const plain = field([]).meta({ id: "PlainField" })
const required = field(["required"]).meta({ id: "RequiredField" })
const checked = field(["invalid"]).meta({ id: "CheckedField" })
const requiredChecked = field(["required", "invalid"]).meta({ id: "RequiredCheckedField" })

const outcomes = {
  submit: text(30, "The words on the button."),
  sending: text(30, "The words on the button while the form is being sent."),
  success: text(80, "Message after the form was sent."),
  failure: text(80, "Message when the form could not be sent."),
}

const person = {
  user_name: required,
  user_email: requiredChecked,
  mobile: requiredChecked,
  countryCode: plain,
}

/** The words of every form (specification, sections 3, 4, 5 and 8). */
export const forms = z.strictObject({
  enquiry: z.strictObject({
    name: text(30, "The form's accessible name."),
    heading: text(40, "Heading of the form where the page gives none of its own."),
    intro: text(110, "The sentence under that heading."),
    fields: z.strictObject({
      name: required,
      number: checked,
      countryCode: plain,
      email: checked,
      university: required,
      course: required,
      deadline: field(["required", "past"]).extend({ hint: text(40, "Hint shown on hover while the field is empty.") }),
      selectedOption: plain,
      termsAccepted: z.strictObject({
        label: inlineMarkdown(140, "The words beside the box."),
        required: text(60, "Message when the box is not ticked."),
      }),
    }),
    options: z.array(text(30, "A kind of request.")).min(1).max(8).meta({ description: "The kinds of request." }),
    ...outcomes,
  }),
  contact: z.strictObject({
    name: text(30, "The form's accessible name."),
    fields: z.strictObject({ ...person, message: required, package: plain }),
    noPackage: text(30, "The choice of no plan."),
    aboutService: text(
      60,
      "How the message begins for a visitor who comes from a service; {service} stands for its name.",
    ),
    ...outcomes,
  }),
  job: z.strictObject({
    name: text(30, "The form's accessible name."),
    heading: text(40, "Heading above the form."),
    fields: z.strictObject({
      ...person,
      location: required,
      experience: required,
      noticeperiod: required,
      currentsalary: required,
      expectedsalary: required,
      message: required,
      terms: z.strictObject({
        label: inlineMarkdown(140, "The words beside the box."),
        required: text(90, "Message when the box is not ticked."),
      }),
    }),
    ...outcomes,
    confirmation: text(60, "The green line after the form was sent."),
    dialog: z.strictObject({
      heading: text(60, "Heading of the dialog after the form was sent."),
      text: text(200, "Asks for the CV; {email} stands for the HR address."),
      close: text(20, "The words on the button that closes it."),
    }),
  }),
  subscribe: z.strictObject({
    name: text(30, "The form's accessible name."),
    fields: z.strictObject({ user_email: requiredChecked }),
    ...outcomes,
  }),
  shared: z.strictObject({
    wayOut: text(120, "Offers other ways after a failed send."),
    byEmail: text(40, "The words of the e-mail link."),
    byWhatsApp: text(40, "The words of the WhatsApp link."),
    offline: text(140, "Says that the visitor is offline."),
    online: text(140, "Says that the visitor is connected again."),
    retry: text(30, "The words of the button that sends again."),
    restored: text(120, "Says that a draft was brought back; {since} stands for the day since which it is kept."),
    clear: text(30, "The words of the button that empties the form."),
    withoutScript: inlineMarkdown(
      200,
      "Shown where scripts are off; {phone} and {email} stand for the contact details.",
    ),
  }),
})
