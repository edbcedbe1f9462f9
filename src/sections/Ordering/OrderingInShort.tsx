import { graphql, useStaticQuery } from "gatsby"
import { ArrowLink } from "../../components/links/ArrowLink"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { Section } from "../Section/Section"
import { OrderingFacts } from "./OrderingFacts"
import * as styles from "./OrderingInShort.module.css"

/**
 * Short answers to what visitors ask before they order, with links to the full ones and to the usual times.
 * @param props.group the group of the page's service, whose usual price and time are shown
 */
export const OrderingInShort = ({ group }: { group: string }) => {
  const { ordering } = useStaticQuery<Queries.OrderingInShortQuery>(graphql`
    query OrderingInShort {
      ordering {
        heading
        short
        sample
        facts
        factsByGroup {
          groups
          fact
        }
        times {
          label
          to
        }
        link {
          label
          to
        }
      }
    }
  `)
  const { heading, short, sample, facts, times, link } = ordering
  const ofGroup =
    ordering.factsByGroup?.filter(({ groups }) => groups.some((one) => one === group)).map(({ fact }) => fact) ?? []
  return (
    <Section>
      <SectionHead
        heading={heading}
        lede={short}
        action={
          <div className={styles.links} data-screen-only>
            {times && <ArrowLink {...times} />}
            {link && <ArrowLink {...link} />}
          </div>
        }
      />
      <OrderingFacts facts={[...facts, ...ofGroup]} sample={sample} />
    </Section>
  )
}
