interface EnquiryCopy<Terms extends { label: string }, Offers, Brief, Others> {
  readonly offers?: string
  readonly termsAlone?: string
  readonly brief?: string
  readonly fields: Others & { readonly termsAccepted: Terms; readonly offersAccepted?: Offers; readonly brief?: Brief }
}

/**
 * The copy of the enquiry form's fields as they show: offers share the box of the terms, or have one of their own, and there
 * is a text for the brief only if the owner wants one.
 */
export const enquiryFields = <Terms extends { label: string }, Offers, Brief, Others>({
  offers,
  termsAlone,
  brief,
  fields: { offersAccepted, brief: briefCopy, ...fields },
}: EnquiryCopy<Terms, Offers, Brief, Others>) => ({
  ...fields,
  ...(offers === "separate" &&
    termsAlone &&
    offersAccepted && { termsAccepted: { ...fields.termsAccepted, label: termsAlone }, offersAccepted }),
  ...(brief === "text" && briefCopy && { brief: briefCopy }),
})
