import { withoutInvisible } from "./invisible"

/** The part before the @ as mail carries it everywhere: words of ASCII with single dots between them (RFC 5321). */
const plainLocalPart = /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/

/** No address is longer (RFC 5321: 64 characters, the @ and 255), and comparing what is would take long. */
const MAX_LENGTH = 320

/** A domain as mail servers look it up: in lower case, as punycode, without its final dot. */
const lookedUp = (domain: string) => {
  const address = `http://${domain}`
  const host = URL.canParse(address) ? new URL(address).host : domain.toLowerCase()
  return host.replace(/\.$/, "")
}

/**
 * An e-mail address in the form by which addresses are compared. It is the same for all texts that lead to one mailbox:
 * without invisible characters, in lower case, with its domain as punycode and without a final dot.
 */
export const envelopeOf = (text: string) => {
  const visible = withoutInvisible(text)
  if (visible.length > MAX_LENGTH) return visible
  const address = visible.normalize()
  const domain = address.lastIndexOf("@") + 1
  return address.slice(0, domain).toLowerCase() + lookedUp(address.slice(domain))
}

/**
 * Whether mail can be delivered to an address anywhere: not with letters outside ASCII before the @, nor with a dot there
 * that is first, last or double. Only such an address may be a recipient or a Reply-To.
 */
export const isDeliverable = (text: string) => plainLocalPart.test(withoutInvisible(text))
