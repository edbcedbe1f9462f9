const names = new Intl.DisplayNames("en", { type: "region" })

/** The English name of a country by its two-letter code; an unknown code is returned as is. */
export const regionName = (code: string) => names.of(code) ?? code
