import { answerWith } from "./ownersSite"

// Import it to answer components' queries from the shipped data, but with nothing that goes along with forms.
answerWith({ site: { leads: { context: "off", reference: false } } })
