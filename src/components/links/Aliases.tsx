/** Empty targets at the start of a heading, for links to the anchors that its part had before. */
export const Aliases = ({ of }: { of?: readonly string[] | null }) => of?.map((id) => <span key={id} id={id} />)
