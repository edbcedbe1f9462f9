import type { FieldValues } from "../desk/createDesk"
import type { FieldWords } from "../fields/fieldWords"

/** What stands in a form as plain text, one line a field, for a message by other means. */
export const typedText = (values: FieldValues, fields: Readonly<Record<string, FieldWords>>) =>
  Object.entries(values)
    .filter(([name, value]) => typeof value === "string" && value.trim() !== "" && fields[name])
    .map(([name, value]) => `${fields[name]?.label}: ${value}`)
    .join("\n")
