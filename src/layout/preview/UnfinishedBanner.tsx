const style = {
  margin: 0,
  padding: "0.5rem 1.5rem",
  background: "#ffd54f",
  color: "#1f1a00",
  font: "600 14px/1.5 system-ui, sans-serif",
} as const

/** Says on the page of an unfinished entry that a build leaves it out; only in `gatsby develop`. */
export const UnfinishedBanner = ({ reason }: { reason: string }) => (
  <p role="status" style={style}>
    Not published: the build leaves this page out ({reason}).
  </p>
)
