import { servicesPath } from "./entryPaths"

/** Whether an address is that of a service's page, and not of a part of it. */
export const isServicePage = (path: string) => path.startsWith(`${servicesPath}/`) && !path.includes("#")
