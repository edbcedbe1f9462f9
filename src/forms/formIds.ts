/** The forms there are. Rules, mail settings and defaults are kept under these names. */
export type FormId = "enquiry" | "contact" | "job" | "subscribe"
