import { z } from "zod"
import { choice, headline, ownPagePath, reference, text } from "../fields"
import { pageLink, picture, serviceGroups } from "./shared"

/** The menus of header and footer (docs/specification.md, Header and Footer). */
export const navigation = z.strictObject({
  servicesLabel: text(30, "The words on the header's services button."),
  header: z.array(pageLink).min(1).max(8).meta({ description: "Links in the header, after the services." }),
  action: pageLink.meta({ description: "The highlighted link in the header." }),
  overlay: z.array(pageLink).min(1).max(8).meta({ description: "Links in the menu on phones." }),
  promotion: z
    .strictObject({
      heading: headline(40, "Heading of the panel next to the services."),
      text: text(120, "A sentence under it."),
      link: pageLink,
      picture,
    })
    .meta({ description: "The panel next to the services." }),
  groups: z
    .array(
      z.strictObject({
        id: choice(serviceGroups, "The group; each service says in its own file which group it belongs to."),
        title: text(30, "The group's heading."),
        menu: choice(["header", "footer"], "Where the group is shown."),
        services: z
          .array(reference("service", "The slug of a service."))
          .min(1)
          .meta({ description: "The services that the menu shows, in this order; /services shows all of them." }),
      }),
    )
    .min(1)
    .meta({ description: "The groups of services." }),
  search: z
    .array(ownPagePath("A page."))
    .min(1)
    .max(5)
    .optional()
    .meta({ description: "The pages that the search shows before anything is typed: those most asked for." }),
  footerTitle: text(40, "Heading of the footer's first column."),
  footer: z.array(pageLink).min(1).max(14).meta({ description: "Links in the footer's first column." }),
})
