import { useHydrated } from "../../components/hooks/useHydrated"
import { SearchForm } from "../../search/SearchForm"
import { wordsOfAddress } from "../../search/wordsOfAddress"

/** The search for the words of an unknown address, which the static HTML does not know. */
export const AddressSearch = ({ pathname }: { pathname: string }) => {
  const words = useHydrated() ? wordsOfAddress(decodeURIComponent(pathname)) : ""
  return <SearchForm key={words} words={words} />
}
