import { fill } from "../../site/fill"
import type { FieldCopy } from "../fields/useFormField"
import type { Refusal } from "./postForm"
import type { MailFailure } from "./sendMail"

/**
 * What to tell a visitor whose form a service did not take (`refusalOf`), with the labels of the fields that it names;
 * undefined if it is nothing special.
 */
export const serviceAdvice = (reason: MailFailure | Refusal, fields: Readonly<Record<string, FieldCopy>>) => {
  if (reason === "busy") return process.env.FORMS_BUSY
  const [, words] = /^refused: (.*)$/s.exec(reason) ?? []
  const labelled = words?.replace(/^(\w+)(?=: )/gm, (name) => fields[name]?.label ?? name).replaceAll("\n", "; ")
  return labelled && fill(process.env.FORMS_REFUSED ?? "", { words: labelled })
}
