import { Children, type ReactNode, Suspense } from "react"
import { SectionErrorBoundary } from "../../components/errors/SectionErrorBoundary"

/**
 * The sections of a page, one after the other. If one fails, the others stay. Each hydrates separately, starting with
 * the one in use, so that the page stays responsive.
 */
export const Sections = ({ children }: { children: ReactNode }) => (
  <>
    {Children.map(
      children,
      (section) =>
        section && (
          <SectionErrorBoundary>
            <Suspense>{section}</Suspense>
          </SectionErrorBoundary>
        ),
    )}
  </>
)
