import { useId } from "react"
import * as fields from "../../forms/fields/Field.module.css"

interface ToolChoiceProps {
  label: string
  name?: string
  value: string
  onChoose: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice of a tool, with its label. */
export const ToolChoice = ({ label, name, value, onChoose, options }: ToolChoiceProps) => {
  const id = useId()
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <span className={fields.pick}>
        <select
          id={id}
          name={name}
          className={fields.control}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
