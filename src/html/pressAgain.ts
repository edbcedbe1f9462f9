/**
 * Presses controls again that were pressed before anything heard them, in order. What opens and closes something is pressed
 * once: whoever pressed it twice did so since nothing had happened.
 */
export const pressAgain = (controls: readonly HTMLElement[]) => {
  const wishes = controls.filter(
    (control, index) => !control.hasAttribute("aria-expanded") || controls.indexOf(control) === index,
  )
  for (const control of wishes) control.click()
}
