import { graphql, useStaticQuery } from "gatsby"

/** The words of the interface, from data/labels.json. */
export const useLabels = () => {
  const { labels } = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      labels {
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
          citation
          sample
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
    }
  `)
  if (!labels) throw new Error("data/labels.json is not in the data layer")
  return labels
}
