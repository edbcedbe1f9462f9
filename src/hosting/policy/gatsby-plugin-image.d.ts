declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby"

  export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]>
}
