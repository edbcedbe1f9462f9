import { z } from "zod"
import { type FieldDefinition, type FormName, fieldsOf, type MessageName, messageOfRule } from "../../forms/formTables"
import { inlineMarkdown, text } from "../fields"

/** The copy of a field: label, placeholder, and a message per rule. Its GraphQL type is named after the messages. */
const fieldCopy = (messages: readonly MessageName[]) =>
  z
    .strictObject({
      label: text(40, "The field's label."),
      placeholder: text(60, "Words shown in the empty field.").optional(),
      ...Object.fromEntries(
        messages.map((name) => [name, text(80, `Message for a value that is refused as '${name}'.`)]),
      ),
    })
    .meta({
      "x-type": `${messages.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join("") || "Plain"}Field`,
    })

const consentCopy = z
  .strictObject({
    label: inlineMarkdown(140, "The words next to the box."),
    required: text(90, "Message when the box is not ticked."),
  })
  .meta({ "x-type": "ConsentField" })

const copyOf = ({ control, rules = [] }: FieldDefinition) => {
  if (control === "consent") return consentCopy
  const copy = fieldCopy([...new Set(rules.map((rule) => messageOfRule[rule]))])
  return control === "date" ? copy.extend({ hint: text(40, "Hint shown on hover while the field is empty.") }) : copy
}

/** The copy of a form's fields that have a control, from the table of fields. */
const fieldsCopy = (form: FormName) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fieldsOf(form))
        .filter(([, { control }]) => control !== "none")
        .map(([name, definition]) => [name, copyOf(definition)]),
    ),
  )

const outcomes = {
  submit: text(30, "The words on the button."),
  sending: text(30, "The words on the button while the form is being sent."),
  success: text(80, "Message after the form has been sent."),
  failure: text(80, "Message when the form could not be sent."),
}

/** The copy of every form (docs/specification.md, Forms and Messages); that of fields is derived from the tables. */
export const forms = z.strictObject({
  enquiry: z.strictObject({
    name: text(30, "The form's accessible name."),
    heading: text(40, "Heading of the form on pages that have none of their own."),
    intro: text(110, "The sentence under that heading."),
    fields: fieldsCopy("enquiry"),
    options: z.array(text(30, "A kind of request.")).min(1).max(8).meta({ description: "The kinds of request." }),
    ...outcomes,
  }),
  contact: z.strictObject({
    name: text(30, "The form's accessible name."),
    fields: fieldsCopy("contact"),
    order: text(40, "The form's heading on the contact page once a plan is chosen; {plan} stands for its name."),
    noPackage: text(30, "The choice for no plan."),
    aboutService: text(
      60,
      "How the message begins for a visitor who comes from a service's page; {service} stands for its name.",
    ),
    ...outcomes,
  }),
  job: z.strictObject({
    name: text(30, "The form's accessible name."),
    heading: text(40, "Heading above the form."),
    fields: fieldsCopy("job"),
    ...outcomes,
    confirmation: text(60, "The green line after the form has been sent."),
    dialog: z.strictObject({
      heading: text(60, "Heading of the dialog after the form has been sent."),
      text: text(200, "Asks for the CV; {email} stands for the HR address."),
      subject: text(60, "Subject of that e-mail; {job} stands for the opening and its reference."),
      write: text(30, "The words on the link that begins it."),
      close: text(20, "The words on the button that closes the dialog."),
    }),
  }),
  subscribe: z.strictObject({
    name: text(30, "The form's accessible name."),
    fields: fieldsCopy("subscribe"),
    ...outcomes,
  }),
  shared: z.strictObject({
    contactFallback: text(120, "Offers other ways to get in touch after a form could not be sent."),
    byEmail: text(40, "The words on the e-mail link."),
    byWhatsApp: text(40, "The words on the WhatsApp link."),
    emailHint: text(110, "Shown below an e-mail address that is refused: which addresses are accepted."),
    missingCode: text(
      140,
      "Shown below a pasted number whose country code the list lacks; {code} stands for that code.",
    ),
    tooLong: text(140, "Says that a form was too long to be sent; {count} stands for how many characters may be."),
    clipped: text(80, "The end of a text that is too long for the e-mail or WhatsApp link."),
    offline: text(140, "Says that the visitor is offline."),
    online: text(140, "Says that the visitor is connected again."),
    retry: text(30, "The words on the button that sends the form again."),
    restored: text(120, "Says that a draft was restored; {since} stands for the day since which it has been kept."),
    clear: text(30, "The words on the button that empties the form."),
    withoutScript: inlineMarkdown(
      200,
      "Shown when scripts are off; {phone} and {email} stand for the contact details.",
    ),
  }),
})
