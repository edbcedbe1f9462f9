import { formService } from "./formService"
import { netlifyForms } from "./netlifyForms"

/** The services that take a plain POST, by the values of GATSBY_FORMS. */
export const plainProviders = { netlify: netlifyForms, service: formService } as const

export type PlainWay = keyof typeof plainProviders

/** The way that is set; undefined if none is. The build names a value that is none. */
export const plainWay = (way = process.env.GATSBY_FORMS ?? ""): PlainWay | undefined =>
  Object.hasOwn(plainProviders, way) ? (way as PlainWay) : undefined

/** The service that is set. */
export const plainProvider = () => {
  const way = plainWay()
  return way && plainProviders[way]
}
