import type { BreadcrumbList } from "schema-dts"
import type { Crumb } from "../../links/Breadcrumbs"

/**
 * The breadcrumbs of a page, as the page shows them.
 * @param url the site's address
 * @param address the page's full address
 * @param steps all steps, home included; the last one is the page
 */
export const breadcrumbList = (url: string, address: string, steps: readonly Crumb[]) =>
  ({
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumbs`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: label,
      item: to ? `${url}${to}` : address,
    })),
  }) satisfies BreadcrumbList
