import ipaddr from "ipaddr.js"

/** An address with a port, as some proxies pass it on. */
const withPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/

/**
 * The network by which visitors are told apart: an IPv4 address, or the first 64 bits of an IPv6 address, since every
 * connection has 2^64 of these.
 * @param text an address, also with a port, or IPv4 within IPv6; anything else is returned as it is
 */
export const networkOf = (text: string) => {
  const [, long, short] = withPort.exec(text) ?? []
  const address = long ?? short ?? text
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === "ipv6" ? parsed.toByteArray().slice(0, 8).join(".") : parsed.toString()
}
