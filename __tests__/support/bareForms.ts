import { answerWith } from "./ownersSite"

// Import it to answer components' queries from the shipped data, but with nothing that goes along with forms, and with the
// rules of the specification, which an owner may have changed.
answerWith({
  site: { leads: { context: "off", reference: false } },
  forms: { rules: { phone: "ten-digits", emailEnding: "short" }, enquiry: { offers: "bundled", brief: "off" } },
})
