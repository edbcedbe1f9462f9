/** Whether an address is a path of this site. */
export const isOwnPath = (address: string) => address.startsWith("/") && !address.startsWith("//")
