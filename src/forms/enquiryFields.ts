interface EnquiryCopy<Terms extends { label: string }, Offers, Others> {
  readonly offers?: string
  readonly termsAlone?: string
  readonly fields: Others & { readonly termsAccepted: Terms; readonly offersAccepted?: Offers }
}

/** The copy of the enquiry form's fields as they show: offers share the box of the terms, or have one of their own. */
export const enquiryFields = <Terms extends { label: string }, Offers, Others>({
  offers,
  termsAlone,
  fields: { offersAccepted, ...fields },
}: EnquiryCopy<Terms, Offers, Others>) =>
  offers === "separate" && termsAlone && offersAccepted
    ? { ...fields, termsAccepted: { ...fields.termsAccepted, label: termsAlone }, offersAccepted }
    : fields
