import { z } from "zod"
import { type FieldDefinition, type FormName, fieldsOf, type MessageName, messageOfRule } from "../../forms/formTables"
import { choice, inlineMarkdown, patterned, text } from "../fields"

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

const optionalConsentCopy = consentCopy.omit({ required: true }).meta({ "x-type": "OptionalConsentField" })

const copyOf = ({ control, rules = [], optional }: FieldDefinition) => {
  if (control === "consent") return optional ? optionalConsentCopy : consentCopy
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

/** What happens after a form was sent. */
const stepsAfter = () =>
  z
    .strictObject({
      steps: z
        .array(
          z.strictObject({
            text: text(140, "What happens, and when."),
            restricted: text(140, "The same where the law restricts our services.").optional(),
          }),
        )
        .min(1)
        .max(4)
        .meta({ description: "What happens next, in order.", "x-type": "NextStep" }),
      more: text(110, "Offers to send more by e-mail or WhatsApp, with the reference.").optional(),
    })
    .meta({ "x-type": "StepsAfterForm" })

/** The copy of every form (docs/specification.md, Forms and Messages); that of fields is derived from the tables. */
export const forms = z.strictObject({
  rules: z
    .strictObject({
      phone: choice(
        ["ten-digits", "international"],
        "Which phone numbers are accepted: ten digits, or as many as the country of the chosen code has.",
      ),
      emailEnding: choice(
        ["short", "any"],
        "Which e-mail addresses are accepted: those whose last part has two to four characters (short), or up to 63 (any).",
      ),
      commonDomains: z
        .array(
          patterned(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "a domain in lower case, such as gmail.com")
            .max(60)
            .meta({ examples: ["gmail.com"] }),
        )
        .min(1)
        .max(40)
        .meta({ description: "Domains of e-mail addresses; an address one slip away from one gets a question." }),
    })
    .meta({ description: "What the forms accept." }),
  enquiry: z.strictObject({
    name: text(30, "The form's accessible name."),
    heading: text(40, "Heading of the form on pages that have none of their own."),
    intro: text(110, "The sentence under that heading."),
    fields: fieldsCopy("enquiry"),
    offers: choice(
      ["bundled", "separate"],
      "Whether one box covers terms and offers (bundled), or offers have a second box, which may stay unticked (separate).",
    ),
    brief: choice(
      ["off", "text"],
      "Whether the form has room for a brief: no (off), or a text that may be left empty (text).",
    ),
    termsAlone: inlineMarkdown(140, "The words next to the box for the terms if offers have a box of their own."),
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
  nextSteps: z.strictObject({
    reference: text(60, "The line below the message of success; {reference} stands for the reference."),
    copy: text(30, "The words on the button that copies the reference."),
    copied: text(30, "The same once it is copied."),
    heading: text(40, "Heading of what happens next."),
    message: text(140, "How the e-mail or WhatsApp message with more begins; {reference} stands for the reference."),
    enquiry: stepsAfter(),
    contact: stepsAfter(),
    job: stepsAfter(),
    subscribe: stepsAfter(),
  }),
  reply: z
    .strictObject({
      subject: text(60, "Its subject; the reference follows."),
      greeting: text(40, "The greeting; {name} stands for the visitor’s name."),
      greetingWithoutName: text(40, "The greeting of a visitor who has not said a name."),
      intro: text(
        200,
        "Its first words, with when and by whom it is answered; the reference and what happens next follow.",
      ),
      sent: text(40, "What stands above the copy of what was sent."),
      closing: text(200, "How to add something, after the forms that ask for more."),
      mistake: text(200, "What to do for a person who has sent nothing, since anyone can enter any address."),
      signature: text(100, "Who writes; {phone} stands for the phone number."),
      particulars: text(
        300,
        "What the law asks of business mail: the company’s legal name, where and under what number it is registered, and its office.",
      ),
    })
    .meta({ description: "The automatic reply to a visitor, by a server that sends mail (LEADS_REPLY)." }),
  formService: z
    .strictObject({
      busy: text(140, "Shown if the service has too many forms to take at the moment."),
      refused: text(140, "Shown if it does not take a form; {words} stands for what it says."),
      withoutScript: text(
        200,
        "Shown in forms and on the page after them if scripts are off; {phone} and {email} stand for the contact details.",
      ),
    })
    .meta({ description: "The words of forms that a service takes without scripts, too (GATSBY_FORMS)." }),
  shared: z.strictObject({
    contactFallback: text(120, "Offers other ways to get in touch after a form could not be sent."),
    fromPage: text(60, "The first line of that e-mail or message; {page} stands for the name of the page."),
    byEmail: text(40, "The words on the e-mail link."),
    byWhatsApp: text(40, "The words on the WhatsApp link."),
    emailHint: text(110, "Shown below an e-mail address that is refused: which addresses are accepted."),
    undeliverable: text(120, "Shown below an e-mail address that no mail can carry; it can be sent all the same."),
    phoneLengths: text(
      80,
      "Message for a number that its country cannot have; {code} stands for the dial code, {lengths} for the lengths.",
    ),
    digitCount: text(60, "Shown below a number that is refused; {count} stands for how many digits it has."),
    didYouMean: text(60, "Shown below an e-mail address with a likely slip; {domain} stands for the likely domain."),
    missingCode: text(
      140,
      "Shown below a number whose dial code the list lacked, and which was added; {code} stands for that code.",
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
