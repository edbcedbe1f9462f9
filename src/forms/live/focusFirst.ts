/** Moves the focus to the first of some fields, in the order of the page. */
export const focusFirst = (form: HTMLFormElement | null, names: readonly string[]) => {
  const controls = [...(form?.elements ?? [])] as (HTMLElement & { name: string })[]
  controls.find(({ name }) => names.includes(name))?.focus()
}
