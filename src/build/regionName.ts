const names = new Intl.DisplayNames("en", { type: "region" })

/** The English name of a country by its two letters; letters that name none stay. */
export const regionName = (code: string) => names.of(code) ?? code
