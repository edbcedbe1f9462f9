/** What is known of where a visit came from (`leadNames`). */
type Origin = Readonly<Partial<Record<"utm_campaign" | "utm_source" | "utm_medium" | "arrived_from", string>>>

/** What the source of a visit is called: its campaign with source and medium, or the other site; empty if nothing is known. */
export const sourceName = ({ utm_campaign: campaign, utm_source, utm_medium, arrived_from: site }: Origin) => {
  const from = [utm_source, utm_medium].filter(Boolean).join(", ")
  return campaign ? campaign + (from && ` (${from})`) : from || site || ""
}
