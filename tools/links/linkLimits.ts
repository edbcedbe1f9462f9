/** How addresses of other sites are asked for. */
export const linkLimits = {
  /** How many sites are asked at the same time; each gets one request at a time. */
  sitesAtOnce: 10,
  /** How long one request may take. Archives and journals often need several seconds. */
  answerMs: 10_000,
  /** How often an address is tried that does not answer, or answers with an error of its server. */
  tries: 3,
  /** The pause before the second try; the third comes after four times as long, so that a restarted server is back. */
  pauseMs: 5_000,
  /** After so many failed requests in a row a host is not asked again in the same try: HEAD and GET of three addresses. */
  failuresInRow: 6,
  /** How many redirects are followed, as many as browsers follow. */
  redirects: 20,
} as const
