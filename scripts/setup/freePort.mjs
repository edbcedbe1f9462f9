import { createServer } from "node:net"

/**
 * Whether no program listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/**
 * The first free port from one on: Gatsby would stop and ask where its port is taken.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export const freePort = async (wanted) => ((await isFree(wanted)) ? wanted : freePort(wanted + 1))
