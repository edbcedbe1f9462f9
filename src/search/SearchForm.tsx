import { useState } from "react"
import { buttonClass } from "../components/Button/buttonClass"
import { SearchField } from "../components/SearchField/SearchField"
import { usePartLabels } from "../site/usePartLabels"
import { requestSearch } from "./requestSearch"
import * as styles from "./SearchForm.module.css"

interface SearchFormProps {
  /** What is in the field at first; another value needs another `key`. */
  words: string
}

/** A field in the page that opens the search with its words; before hydration the head script does (`queueSearch`). */
export const SearchForm = ({ words }: SearchFormProps) => {
  const { search } = usePartLabels()
  const [query, setQuery] = useState(words)
  return (
    <form
      className={styles.form}
      data-search
      data-needs-script
      onSubmit={(event) => {
        event.preventDefault()
        requestSearch(query)
      }}
    >
      <SearchField label={search.title} value={query} onChange={setQuery} />
      <button type="submit" className={buttonClass({ tone: "strong" })}>
        {search.open}
      </button>
    </form>
  )
}
