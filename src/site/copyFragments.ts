import { graphql } from "gatsby"

/* Written by src/build/writeCopyFragments.ts, as the schemas have it. */

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
      emailHint
      offline
      online
      retry
      restored
      clear
      withoutScript
    }
  }
`

export const labelsCopy = graphql`
  fragment LabelsCopy on Labels {
    skipToContent
    navigation {
      home
      homeCrumb
      services
      careers
      blogs
      samples
      allServices
      main
      footer
      breadcrumbs
      openMenu
      closeMenu
      social
      help
    }
    carousel {
      previous
      next
      dot
      position
    }
    reading {
      contents
      backToBlogs
      previous
      next
      minutes
      updated
      share
      copyLink
      copied
      shareByMail
      shareOn
      sources
      source
      copyCode
      codeCopied
      related
      featured
      allPosts
      readMore
      services
    }
    about {
      customers
    }
    policy {
      empty
      all
    }
    service {
      relatedHeading
      readMore
      brief
      all
      filter
      empty
    }
    jobs {
      apply
      responsibilities
      requirements
      facts
      place
      employment
      category
      education
      experience
      pay
      applicants
      posted
      closes
      reference
      closed
    }
    country {
      others
      places
      elsewhere
    }
    restricted {
      note
      lead
      line
    }
    samples {
      claims
      author
      job
    }
    search {
      open
      close
      title
      field
      one
      count
      none
      loading
      failed
      service
      post
      question
      policy
      page
      country
      job
      sample
      citation
      help
      shortcut
    }
    newTab
    errors {
      unexpected
      notFound
      chunk
      reload
      section
      unknownPost
      unknownPostText
      nearest
      places
      offline
    }
  }
`

export const chatLabelsCopy = graphql`
  fragment ChatLabelsCopy on Labels {
    chat {
      open
      close
      questions
      you
      helper
    }
  }
`

export const citationLabelsCopy = graphql`
  fragment CitationLabelsCopy on Labels {
    citation {
      heading
      lede
      filter
      all
      type
      guide
      checkedOn
      notListed
      pattern
      copy
      copied
      checks {
        rule
        pattern
        convention
      }
    }
  }
`

export const sampleLabelsCopy = graphql`
  fragment SampleLabelsCopy on Labels {
    sample {
      written
      subject
      level
      style
      length
      words
      brief
      note
      sources
      services
      filter
      all
      kind
      ofSubject
      read
      ofService
      list
    }
  }
`

export const messagingLabelCopy = graphql`
  fragment MessagingLabelCopy on Labels {
    whatsapp
  }
`
