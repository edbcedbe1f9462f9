/** The address of a sample's page. */
export const samplePath = ({ slug }: { slug: string }) => `/samples/${slug}`
