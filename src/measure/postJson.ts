/** How long a server may take to answer. */
const ANSWER_TIMEOUT_MS = 5_000

/** Posts JSON without cookies, referrer or cache, even while the page is left. */
export const postJson = (address: string, value: object) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(value),
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
