import { randomBytes, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"

/** A key that opens the inbox, made anew at each start. */
export const newKey = () => randomBytes(32).toString("hex")

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The name of the cookie. Cookies ignore ports, so it has that of the inbox. */
const cookieName = (port: number) => `inbox-${port}`

/** The header that lets this browser in until it is closed; no other site's pages send the cookie. */
export const cookieOf = (key: string, port: number) => `${cookieName(port)}=${key}; HttpOnly; SameSite=Strict; Path=/`

const cookieIn = ({ headers }: IncomingMessage, name: string) =>
  headers.cookie
    ?.split(";")
    .map((pair) => pair.trim().split("="))
    .find(([found]) => found === name)?.[1] ?? ""

/**
 * Why a request is not answered: 421 for another host, under whose name a page of another site could reach this machine;
 * 403 without the key, or for a change that a page of another site asks for. Undefined if it may pass.
 */
export const refusalOf = (request: IncomingMessage, key: string, port: number) => {
  const { host = "", origin } = request.headers
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 421
  if (!isSame(cookieIn(request, cookieName(port)), key)) return 403
  return request.method === "POST" && origin !== `http://${host}` ? 403 : undefined
}

/** Whether an address brings the key. */
export const hasKey = (query: URLSearchParams, key: string) => isSame(query.get("key") ?? "", key)

/** The headers of every answer: what visitors have typed can load nothing, run nothing, and be framed by nobody. */
export const guardingHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  // With `no-referrer` browsers would send no origin with a form.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
}
