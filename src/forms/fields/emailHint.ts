import { fill } from "../../site/fill"
import { isDeliverable } from "../envelopeOf"
import { rules } from "../rules"
import { likelyDomain } from "./likelyDomain"

/** Whether an e-mail address is refused for its ending alone, because that has more than four characters. */
export const hasLongEnding = (text: string) => {
  const ending = text.lastIndexOf(".") + 1
  return text.length - ending > 4 && rules.email(text.slice(0, ending + 4))
}

/** An e-mail address, as far as it has been typed. */
interface TypedAddress {
  readonly address: string
  /** Whether it breaks a rule, even if no message says so yet. */
  readonly isInvalid: boolean
  /** Whether a message says so. */
  readonly isRefused: boolean
  /** Whether its field was left since it was changed. */
  readonly isLeft: boolean
}

interface HintCopy {
  readonly rules: { readonly commonDomains: readonly string[] }
  readonly shared: { readonly emailHint: string; readonly undeliverable: string; readonly didYouMean: string }
}

/**
 * What is said below an e-mail address: which endings are accepted, that no mail can carry it, or once it is left, which
 * domain it may mean.
 */
export const emailHint = ({ address, isInvalid, isRefused, isLeft }: TypedAddress, copy: HintCopy) => {
  if (isRefused) return hasLongEnding(address) ? copy.shared.emailHint : undefined
  if (!isInvalid && address && !isDeliverable(address)) return copy.shared.undeliverable
  const domain = isLeft ? likelyDomain(address, copy.rules.commonDomains) : undefined
  return domain && fill(copy.shared.didYouMean, { domain })
}
