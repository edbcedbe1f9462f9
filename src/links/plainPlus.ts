/** An address with `+` in place of `%2B` in its path, as the pages' own addresses are written. */
export const plainPlus = (address: string) => address.replace(/^[^?#]+/, (path) => path.replace(/%2b/gi, "+"))
