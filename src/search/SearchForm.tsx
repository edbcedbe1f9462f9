import { SearchField } from "../components/SearchField/SearchField"
import { useLabels } from "../site/useLabels"
import * as styles from "./SearchDialog.module.css"

interface SearchFormProps {
  query: string
  onQuery: (query: string) => void
  /** Called when Enter is pressed in the field. */
  onSubmit: () => void
}

/** The field of the search. */
export const SearchForm = ({ query, onQuery, onSubmit }: SearchFormProps) => {
  const { search: labels } = useLabels()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SearchField label={labels.field} value={query} onChange={onQuery} />
    </form>
  )
}
