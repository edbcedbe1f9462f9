/** The address of a service's page. */
export const servicePath = ({ slug }: { slug: string }) => `/services/${slug}`
