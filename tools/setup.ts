import { parseArgs } from "node:util"
import { cancel, confirm, intro, isCancel, multiselect, note, type Option, outro, select, text } from "@clack/prompts"
import type { z } from "zod"
import { jsonSchemaOf } from "../src/content/jsonSchemaOf"
import { readText } from "../src/content/readDataFile"
import { typedValue } from "./authoring/answers"
import { applyChanges, beginChange, describePlan, howToGoOn, refuseUncommitted } from "./changes"
import { requireGoodData } from "./requireGoodData"
import { runCommand } from "./runCommand"
import { readAnswers, type SetupAnswers, setupAnswers, setupHelp } from "./setup/answers"
import { ownDialCode } from "./setup/ownDialCode"
import { aboutPart, type PartName, partNames, partsHelp } from "./setup/parts"
import { countrySlugs, planSetup } from "./setup/planSetup"

const usage = `npm run setup [-- --answers FILE]

Makes a copy of the project your own: asks for the following, shows what it will change, and changes it. What you leave empty
stays as it is. git undoes it, so nothing may be uncommitted.

${setupHelp}

The parts that you may do without:

${partsHelp}

--answers   reads the answers from a JSON file with these names, and does not ask`

/** `npm run setup`: see {@link usage}. */
const root = process.cwd()

const answersSchema = setupAnswers.schema

const given = <Given>(answer: Given) => {
  if (!isCancel(answer)) return answer as Exclude<Given, symbol>
  cancel("Nothing was changed.")
  process.exit(1)
}

/** Asks for each field of an object that has a single value. Empty answers are left out, unless they are required. */
const askFields = async (schema: z.ZodObject, isRequired: boolean) => {
  const answers: Record<string, unknown> = {}
  for (const [name, { description = "", examples, enum: choices, type }] of Object.entries(
    jsonSchemaOf({ schema }).properties ?? {},
  )) {
    if (type !== "string" && type !== "integer") continue
    const validate = (words = "") =>
      words || isRequired ? schema.shape[name]?.safeParse(typedValue(words, type)).error?.issues[0]?.message : undefined
    const message = `${name}: ${description}`
    if (choices) {
      const options = [...(isRequired ? [] : [""]), ...choices].map((value) => ({
        value,
        label: String(value || "as it is"),
      }))
      const chosen = given(await select({ message, options }))
      if (chosen) answers[name] = chosen
      continue
    }
    const placeholder = examples?.[0] === undefined ? "" : String(examples[0])
    const words = given(await text({ message, placeholder, validate }))
    if (words) answers[name] = typedValue(words, type)
  }
  return answers
}

const askWhichToKeep = async <Name extends string>(
  what: string,
  names: readonly Name[],
  about?: (name: Name) => string,
) => {
  const options: Option<string>[] = names.map((value) => ({ value, hint: about?.(value) }))
  const message = `Which ${what} do you keep?`
  return given(await multiselect({ message, options, initialValues: [...names], required: false }))
}

/** Whether something is the owner's, and what: undefined to leave it as it is. */
const askWhether = async <Value>(message: string, none: Value, enter: () => Promise<Value>) => {
  const options = [
    { value: "keep", label: "leave it as it is" },
    { value: "enter", label: "yes, which I enter now" },
    { value: "none", label: "no: take it out" },
  ]
  const choice = given(await select({ message, options }))
  return choice === "keep" ? undefined : choice === "none" ? none : enter()
}

const askOffice = async (): Promise<SetupAnswers["offices"]> => {
  const office = answersSchema.shape.offices.unwrap().element
  const place = office.shape.places.element
  const country = await askFields(office, true)
  const { title } = await askFields(place, true)
  const check = (words = "") => place.shape.lines.element.safeParse(words).error?.issues[0]?.message
  const line = given(await text({ message: "line: The address of that office, in one line.", validate: check }))
  return [{ ...country, places: [{ title, lines: [line] }] }] as SetupAnswers["offices"]
}

/** What forms begin with at present, in words. */
const presentCode = () => {
  const { default: code } = JSON.parse(readText(`${root}/data/dial-codes.json`)) as { default: string }
  const { rules } = JSON.parse(readText(`${root}/data/forms.json`)) as { rules: { phone: string } }
  return {
    code,
    words: `Forms begin with ${code}${rules.phone === "ten-digits" ? " and take exactly ten digits" : ""}.`,
  }
}

/** The owner's dial code, if forms should begin with it. */
const askDialCode = async (answers: SetupAnswers) => {
  const present = presentCode()
  const code = ownDialCode(answers)
  if (!code || code === present.code) return undefined
  const message = `${present.words} Should they begin with ${code}, and take numbers as long as those of each country?`
  return given(await confirm({ message })) ? code : undefined
}

/** Says that forms begin with another code than the owner's phone, as long as nobody has chosen that. */
const noteOnDialCode = (answers: SetupAnswers) => {
  const present = presentCode()
  const code = ownDialCode(answers)
  if (!code || code === present.code || answers.dialCode) return ""
  return `\n${present.words} For ${code}, and numbers as long as those of each country, answer "dialCode": "${code}".`
}

/** The parts that are asked for by what they hold. */
const askedApart: readonly PartName[] = ["offices", "networks"]

const ask = async (): Promise<SetupAnswers> => {
  intro("What you leave empty stays as it is.")
  const answers = await askFields(answersSchema.omit({ dialCode: true }), false)
  const hasCompany = given(await confirm({ message: "Do you know your company's registration?", initialValue: false }))
  const company = hasCompany && (await askFields(answersSchema.shape.company.unwrap(), true))
  const dialCode = await askDialCode({ ...answers, ...(company && { company }) } as SetupAnswers)
  const offices = await askWhether("Do visitors find you at an office?", [], askOffice)
  const networks = await askWhether("Are you on social networks?", {}, () =>
    askFields(answersSchema.shape.networks.unwrap(), false),
  )
  const asked = partNames.filter((name) => !askedApart.includes(name))
  const kept = await askWhichToKeep("parts of the site", asked, aboutPart)
  const remove = asked.filter((name) => !kept.includes(name))
  return answersSchema.parse({
    ...answers,
    ...(company && { company }),
    ...(dialCode && { dialCode }),
    ...(offices && { offices }),
    ...(networks && { networks }),
    ...(!remove.includes("countries") && { countries: await askWhichToKeep("countries", countrySlugs(root)) }),
    remove,
  })
}

const setUp = async () => {
  const { values } = parseArgs({ options: { answers: { type: "string" }, help: { type: "boolean" } } })
  if (values.help) return console.info(usage)
  const file = values.answers
  if (file === undefined && !process.stdin.isTTY)
    throw new Error(
      "There is no terminal to ask in. Write the answers to a JSON file, as data/.schema/setup.json describes it, and name it: npm run setup -- --answers answers.json",
    )
  await beginChange(root)
  refuseUncommitted(root)
  requireGoodData(root)
  const answers = file === undefined ? await ask() : readAnswers(root, file)
  const plan = await planSetup(root, answers)
  if (plan.changes.size === 0) return outro(describePlan(plan))
  if (file === undefined) {
    note(describePlan(plan), "What will be done")
    if (!given(await confirm({ message: "Do it?" }))) throw new Error("Nothing was changed.")
  } else console.info(describePlan(plan) + noteOnDialCode(answers))
  applyChanges(root, plan.changes)
  outro(`Done. ${howToGoOn}\nnpm run check:launch lists what is still a sample.`)
}

void runCommand(setUp, { tell: cancel })
