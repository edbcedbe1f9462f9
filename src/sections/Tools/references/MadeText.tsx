import { piecesOf } from "./italics"

/** A made text with its italics. */
export const MadeText = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
  piecesOf(text).map((piece, at) => (at % 2 === 1 ? <em key={at}>{piece}</em> : piece))
