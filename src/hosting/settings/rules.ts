import { z } from "zod"
import { isAddress } from "../../content/isAddress"
import type { Environment, Rule } from "./Setting"

const matching = (pattern: RegExp) => z.string().regex(pattern)

/** One of some words. */
export const oneOf = <Word extends string>(words: Readonly<Record<Word, unknown>>) => ({
  schema: z.enum(Object.keys(words) as Word[]).optional(),
  allowed: Object.keys(words).join(", "),
})

/** A text of a pattern. */
export const text = (pattern: RegExp, allowed: string) => ({ schema: matching(pattern).optional(), allowed })

/** A text without a pattern. */
export const anything = (allowed: string) => ({ schema: z.string().optional(), allowed })

export const word = text(/^\S+$/, "a text without blanks")

/** A switch. Other programs write `true` and `false`, so these are understood. */
export const onOff = {
  schema: z.stringbool({ truthy: ["on", "true"], falsy: ["off", "false"] }).default(false),
  allowed: "on or off",
}

export const folder = (without: string) => ({ schema: z.string().default(without), allowed: "a folder" })

/** A whole number, such as how often one address may do something in a minute. */
export const count = (without: number) => ({
  schema: matching(/^[1-9][0-9]{0,5}$/)
    .transform(Number)
    .default(without),
  allowed: "a whole number from 1 to 999999",
})

export const port = {
  schema: z.coerce.number().int().nonnegative().max(65_535).optional(),
  allowed: "a number up to 65535",
}

/** An address of this machine to listen on. */
export const host = {
  schema: z.union([z.ipv4(), z.ipv6(), z.hostname()]).default("127.0.0.1"),
  allowed: "an address or a name of this machine",
}

/** The address of a website as a whole. */
export const siteAddress = {
  schema: matching(/^https?:\/\/[^\s/?#]+\/*$/)
    .pipe(z.url())
    .optional(),
  allowed: "an address without a path, as in https://www.example.com",
}

// Plain http is for servers on the same machine.
const service = z.union([
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  z.url({ protocol: /^http$/, hostname: /^(?:localhost|127\.0\.0\.1)$/ }),
])

/** The address of a service. */
export const address = { schema: service.optional(), allowed: "an https address; plain http on this machine only" }

/** One that a path can follow. */
export const serverAddress = {
  schema: service.refine((url) => !/[?#@]/.test(url)).optional(),
  allowed: `${address.allowed}; without ?, # and @`,
}

export const addressOrPath = {
  schema: z.union([service, matching(/^\/(?!\/)/)]).optional(),
  allowed: `${address.allowed}; or a path of this site`,
}

/** By what Plausible or Umami know the site. */
export const measuredSite = {
  schema: ({ GATSBY_MEASURE }: Environment) =>
    (GATSBY_MEASURE === "umami" ? z.uuid() : matching(/^[\w.-]+$/)).optional(),
  allowed: "for Plausible the domain by which it knows the site, for Umami the website ID from its settings",
}

export const database = {
  schema: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  allowed: "the address of a Postgres database, with %40 for an @ in name or password",
  isSecret: true,
} satisfies Rule

export const mailServer = {
  schema: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  allowed: "smtps://name:password@smtp.your-provider.com, with %40 for an @ in name or password",
  isSecret: true,
} satisfies Rule

const email = z.string().refine(isAddress)

export const emailAddress = { schema: email.optional(), allowed: "an e-mail address" }

export const emailAddresses = {
  schema: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(email).min(1))
    .optional(),
  allowed: "e-mail addresses, separated by commas",
}

/** Receivers on the same machine or in the same private network, whose names have no dot, may have plain http. */
export const receiver = {
  schema: z
    .union([
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(?:[\w-]+|127\.0\.0\.1|\[::1\])$/ }),
    ])
    // Posts to it would fail: its signature takes the place of a password.
    .refine((address) => new URL(address).username === "")
    .optional(),
  allowed: "an https address without name and password; plain http only on one machine or in its private network",
  isSecret: true,
} satisfies Rule

/** Standard Webhooks asks for 24 to 64 bytes. */
export const signingSecret = {
  schema: z
    .string()
    .transform((key) => key.replace(/^whsec_/, ""))
    .pipe(z.base64())
    .refine((key) => Buffer.from(key, "base64").length >= 24 && Buffer.from(key, "base64").length <= 64)
    .optional(),
  allowed: `the receiver's, 24 to 64 bytes after whsec_, or one for both from: node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  isSecret: true,
} satisfies Rule

const services = ["github", "gitlab", "gitea"] as const

/** The services at which the editing page can save, and where a change can wait for a review there. */
export const repositoryService = { schema: z.enum(services).optional(), allowed: services.join(", ") }

const reviewing: readonly string[] = ["github", "gitlab"] satisfies (typeof services)[number][]

export const review = {
  schema: ({ GATSBY_ADMIN_BACKEND = "" }: Environment) =>
    onOff.schema.refine((isOn) => !isOn || reviewing.includes(GATSBY_ADMIN_BACKEND)),
  allowed: `${onOff.allowed}; on only with GATSBY_ADMIN_BACKEND ${reviewing.join(" or ")}`,
}
