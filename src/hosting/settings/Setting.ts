import type { z } from "zod"

/** Settings by name, as the environment has them. An empty value is none. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Who reads a setting. What the browser reads is written into the site's scripts, and so is public. */
export type Reader = "build" | "browser" | "server" | "commands" | "tests"

/** What a value may be. */
export interface Rule {
  /** Takes the value, or undefined if there is none, and gives what the code uses; may depend on other settings. */
  readonly schema: z.ZodType | ((environment: Environment) => z.ZodType)
  /** What may be written, in words. */
  readonly allowed: string
  /** Whether the value may contain a password, so that no message shows it. */
  readonly isSecret?: true
}

/** A row of the table of settings. */
export interface Setting extends Rule {
  /** What it is, for .env.example; left out where the text before says it. */
  readonly text?: string
  /** The value in .env.example. */
  readonly example?: string
  readonly readBy: readonly Reader[]
  /** What must be set too, if it is set and not off; where that depends on the value, by value. */
  readonly needs?: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** Settings that all together take the place of this one. */
  readonly replacedBy?: readonly string[]
}

/** Settings that belong together, with what they share. */
export interface SettingGroup extends Pick<Setting, "readBy" | "needs"> {
  readonly text: string
  readonly rows: Readonly<Record<string, Omit<Setting, "readBy"> & Partial<Pick<Setting, "readBy">>>>
}
