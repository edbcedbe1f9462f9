/** The file of the published site that says when it was built, as `{ "day": "2026-01-31" }` in UTC. */
export const buildFile = "/build.json"
