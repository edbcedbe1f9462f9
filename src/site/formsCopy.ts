import { graphql } from "gatsby"

/** All copy of the forms. Written by src/build/writeFormsCopy.ts, as the schema has it. */
export const formsCopy = graphql`
  fragment FormsCopy on Forms {
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
          placeholder
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
          placeholder
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
        message {
          label
          placeholder
          required
        }
        countryCode {
          label
          placeholder
        }
        package {
          label
          placeholder
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
        message {
          label
          placeholder
          required
        }
        countryCode {
          label
          placeholder
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
      contactFallback
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
`
