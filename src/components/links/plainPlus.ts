/** An address with `+` instead of `%2B` in its path, as in the pages' own addresses. */
export const plainPlus = (address: string) => address.replace(/^[^?#]+/, (path) => path.replace(/%2b/gi, "+"))
