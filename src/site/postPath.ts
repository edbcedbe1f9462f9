/** The address of a post's page. */
export const postPath = ({ number }: { number: number }) => `/blog/${number}`
