import { ArrowLink } from "../../components/links/ArrowLink"
import { SectionHead } from "../../components/SectionHead/SectionHead"
import { blogsPath } from "../../site/entryPaths"
import { usePartLabels } from "../../site/usePartLabels"
import { PostList } from "../PostList/PostList"
import { Section } from "../Section/Section"

/** More posts to read, with a link to all of them. */
export const RelatedPosts = ({ posts }: { posts: readonly Queries.PostCardFragment[] }) => {
  const { reading } = usePartLabels()
  if (posts.length === 0) return null
  return (
    <Section>
      <SectionHead heading={reading.related} action={<ArrowLink to={blogsPath} label={reading.allPosts} />} />
      <PostList posts={posts} />
    </Section>
  )
}
