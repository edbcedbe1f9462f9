import { graphql, useStaticQuery } from "gatsby"
import { useMemo } from "react"

/** The words of a form's fields that have a rule to keep, by its messages. */
export const fieldWords = graphql`
  fragment RequiredFieldWords on RequiredField {
    label
    placeholder
    required
  }
  fragment CheckedFieldWords on CheckedField {
    label
    placeholder
    invalid
  }
  fragment RequiredCheckedFieldWords on RequiredCheckedField {
    label
    placeholder
    required
    invalid
  }
`

/** The words of the forms, with the short lists they offer, from data/forms.json, dial-codes.json and plans.json. */
export const useForms = () => {
  const { forms, dialCodes, plans } = useStaticQuery<Queries.FormsQuery>(graphql`
    query Forms {
      forms {
        enquiry {
          name
          heading
          intro
          fields {
            name {
              ...RequiredFieldWords
            }
            number {
              ...CheckedFieldWords
            }
            countryCode {
              label
            }
            email {
              ...CheckedFieldWords
            }
            university {
              ...RequiredFieldWords
            }
            course {
              ...RequiredFieldWords
            }
            deadline {
              label
              placeholder
              required
              past
              hint
            }
            selectedOption {
              label
            }
            termsAccepted {
              label
              required
            }
          }
          options
          submit
          sending
          success
          failure
        }
        contact {
          name
          fields {
            user_name {
              ...RequiredFieldWords
            }
            user_email {
              ...RequiredCheckedFieldWords
            }
            mobile {
              ...RequiredCheckedFieldWords
            }
            countryCode {
              label
            }
            message {
              ...RequiredFieldWords
            }
            package {
              label
            }
          }
          noPackage
          aboutService
          submit
          sending
          success
          failure
        }
        job {
          name
          heading
          fields {
            user_name {
              ...RequiredFieldWords
            }
            user_email {
              ...RequiredCheckedFieldWords
            }
            mobile {
              ...RequiredCheckedFieldWords
            }
            countryCode {
              label
            }
            location {
              ...RequiredFieldWords
            }
            experience {
              ...RequiredFieldWords
            }
            noticeperiod {
              ...RequiredFieldWords
            }
            currentsalary {
              ...RequiredFieldWords
            }
            expectedsalary {
              ...RequiredFieldWords
            }
            message {
              ...RequiredFieldWords
            }
            terms {
              label
              required
            }
          }
          submit
          sending
          success
          failure
          confirmation
          dialog {
            heading
            text
            close
          }
        }
        subscribe {
          name
          fields {
            user_email {
              ...RequiredCheckedFieldWords
            }
          }
          submit
          sending
          success
          failure
        }
        shared {
          wayOut
          byEmail
          byWhatsApp
          offline
          online
          retry
          restored
          clear
          withoutScript
        }
      }
      dialCodes {
        default
        short
      }
      plans {
        items {
          tier
        }
      }
    }
  `)
  const tiers = useMemo(() => plans?.items.map(({ tier }) => tier) ?? [], [plans])
  if (!forms || !dialCodes || !plans) throw new Error("data/forms.json, dial-codes.json or plans.json is not there")
  return { ...forms, dialCodes, tiers }
}
