import { createServer } from "node:net"

/**
 * Whether a port is free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/**
 * Parses a port; if the text is not one, exits with a line that says so.
 * @param {string} text
 * @returns {number}
 */
export const portIn = (text) => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  console.error(`"${text}" is not a port. Choose a number up to 65535, as in PORT=9000`)
  return process.exit(1)
}

/**
 * The first free port from a number on, since Gatsby stops and asks if its port is taken.
 * @param {number} wanted
 * @param {string} host the address that will be bound: a port may be taken on one address only
 * @returns {Promise<number>}
 */
export const freePort = async (wanted, host) => ((await isFree(wanted, host)) ? wanted : freePort(wanted + 1, host))
