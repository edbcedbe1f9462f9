import { useState } from "react"
import * as styles from "./SearchDialog.module.css"
import { isSlashShortcutOn, setSlashShortcut } from "./searchShortcut"

/** Turns the / key on and off, for visitors who trigger it by accident while speaking or typing (WCAG 2.1.4). */
export const SlashShortcutToggle = ({ label }: { label: string }) => {
  const [isOn, setOn] = useState(isSlashShortcutOn)
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          setSlashShortcut(target.checked)
        }}
      />
      {label}
    </label>
  )
}
