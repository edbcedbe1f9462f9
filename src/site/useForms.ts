import { graphql, useStaticQuery } from "gatsby"

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
              label
              placeholder
              required
            }
            number {
              label
              placeholder
              invalid
            }
            countryCode {
              label
            }
            email {
              label
              placeholder
              invalid
            }
            university {
              label
              placeholder
              required
            }
            course {
              label
              placeholder
              required
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
              label
              placeholder
              required
            }
            user_email {
              label
              placeholder
              required
              invalid
            }
            mobile {
              label
              placeholder
              required
              invalid
            }
            countryCode {
              label
            }
            message {
              label
              placeholder
              required
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
          fields {
            user_name {
              label
              placeholder
              required
            }
            user_email {
              label
              placeholder
              required
              invalid
            }
            mobile {
              label
              placeholder
              required
              invalid
            }
            countryCode {
              label
            }
            location {
              label
              placeholder
              required
            }
            experience {
              label
              placeholder
              required
            }
            noticeperiod {
              label
              placeholder
              required
            }
            currentsalary {
              label
              placeholder
              required
            }
            expectedsalary {
              label
              placeholder
              required
            }
            message {
              label
              placeholder
              required
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
              label
              placeholder
              required
              invalid
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
  if (!forms || !dialCodes || !plans) throw new Error("data/forms.json, dial-codes.json or plans.json is not there")
  return { ...forms, dialCodes, tiers: plans.items.map(({ tier }) => tier) }
}
