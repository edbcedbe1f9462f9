/** The words of what becomes of a form. */
export interface OutcomeWords {
  readonly submit: string
  readonly sending: string
  readonly success: string
  readonly failure: string
}
