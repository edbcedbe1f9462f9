import { type IncomingMessage, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

/** The maximum sizes of an address and of all headers, in bytes: above what browsers send. */
const MAX_ADDRESS_BYTES = 8_192
const MAX_HEADER_BYTES = 16_384

/** What Node reads of a request before its body, at most; the rest is for the method and the separators. */
export const MAX_HEAD_BYTES = MAX_ADDRESS_BYTES + MAX_HEADER_BYTES + 1_024

/** The status with which a request is refused before anything looks into it; undefined if it is not. */
export const refusedStatus = ({ url = "", rawHeaders }: IncomingMessage) => {
  if (url.length > MAX_ADDRESS_BYTES) return 414
  if (rawHeaders.join("").length > MAX_HEADER_BYTES) return 431
  const isHost = (field: string, at: number) => at % 2 === 0 && field.toLowerCase() === "host"
  return rawHeaders.filter(isHost).length > 1 ? 400 : undefined
}

/** What Node says of a request that it could not read. */
interface ClientError extends Error {
  readonly code?: string
  readonly rawPacket?: Buffer
}

const statusOf = ({ code, rawPacket }: ClientError) => {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408
  if (code !== "HPE_HEADER_OVERFLOW") return 400
  // The part that was too long begins a request, and has no end of the line of its address.
  const start = rawPacket?.toString("latin1", 0, MAX_ADDRESS_BYTES) ?? ""
  return /^[A-Z]{3,10} \S/.test(start) && !start.includes("\n") ? 414 : 431
}

/** Answers a request that Node could not read, as Node itself does, but tells an address that is too long from headers. */
export const refuseUnread = (error: ClientError, socket: Socket) => {
  if (!socket.writable) return
  const status = statusOf(error)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
  socket.destroySoon()
}
