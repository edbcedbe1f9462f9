/** What a field holds: text, or whether a box is ticked. */
export type FieldValue = string | boolean

/** What a form holds, by field name. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The rule that each field breaks, by field name; fields without fault are left out. */
export type BrokenRules = Readonly<Record<string, string | undefined>>

/**
 * Where a form stands: at rest, asked to send, sending, sent, or not sent.
 * A form that is asked to send may still be waiting for its live part.
 */
export type Phase = "rest" | "asked" | "sending" | "sent" | "failed"

interface DeskState {
  readonly values: FieldValues
  readonly broken: BrokenRules
  readonly phase: Phase
  /** Whether the last send failed because the browser was offline. */
  readonly offline: boolean
  /** Whether the visitor has begun to use the form: from then on its live part is wanted. */
  readonly awake: boolean
  /** Whether the visitor has changed anything. */
  readonly typed: boolean
  /** How often the form has begun anew: after it was sent, or cleared. */
  readonly round: number
  /** Whether a draft was brought back and is still there. */
  readonly restored: boolean
  /** Why the live part could not be loaded, if it could not. */
  readonly fault?: Error
  /** Gives up the last send, if it has failed for want of an answer that may still come. */
  readonly giveUp?: () => void
}

/**
 * The light part of a form: what was typed, which rules are broken, and where the sending stands.
 * It serves the fields from the first moment; the live part (form library, mail) joins it later,
 * so the fields a visitor is typing in are never replaced.
 */
export const createDesk = (defaults: FieldValues) => {
  let state: DeskState = {
    values: defaults,
    broken: {},
    phase: "rest",
    offline: false,
    awake: false,
    typed: false,
    restored: false,
    round: 0,
  }
  let frames = 0
  const listeners = new Set<() => void>()

  const update = (change: Partial<DeskState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  return {
    defaults,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    update,

    /** A form on the page shows this desk, until the function that is given back is called. */
    show: () => {
      frames += 1
      return () => {
        frames -= 1
      }
    },

    /** Whether a form on the page shows this desk: a send may outlast the page it began on. */
    isShown: () => frames > 0,

    /** The visitor changes a field. */
    change: (name: string, value: FieldValue) => {
      if (state.values[name] === value) return
      const phase = state.phase === "sent" ? "rest" : state.phase
      update({ values: { ...state.values, [name]: value }, phase, typed: true, awake: true })
    },

    /** Something else changes fields: an earlier draft, or the link that led here. */
    fill: (values: FieldValues) => update({ values: { ...state.values, ...values } }),

    /** The visitor begins to use the form. */
    wake: () => {
      if (!state.awake) update({ awake: true })
    },

    /** Says which rule a field breaks now. */
    judge: (name: string, rule: string | undefined) => {
      if (state.broken[name] !== rule) update({ broken: { ...state.broken, [name]: rule } })
    },

    /** Asks for the form to be sent; while that is under way, asking again does nothing. */
    ask: () => {
      if (state.phase !== "asked" && state.phase !== "sending") update({ phase: "asked", awake: true })
    },

    /** Back to the defaults. Fields changed since `sent` was sent keep what is in them. */
    clear: (sent: FieldValues = state.values) => {
      const kept = Object.entries(state.values).filter(([name, value]) => value !== sent[name])
      update({ values: { ...defaults, ...Object.fromEntries(kept) }, broken: {}, round: state.round + 1 })
    },
  }
}

/** The light part of a form. */
export type Desk = ReturnType<typeof createDesk>
