import { useLabels } from "../../site/useLabels"
import { buttonClass } from "../Button/buttonClass"
import * as styles from "./LoadFailureBanner.module.css"
import { loadFailureBannerId } from "./loadFailure"

/** Says that a script of the page did not load. The head script shows it (`watchBoot`), which needs no other script. */
export const LoadFailureBanner = () => {
  const { errors } = useLabels()
  return (
    <div
      id={loadFailureBannerId}
      className={styles.banner}
      data-surface="raised"
      role="alert"
      data-message={errors.chunk}
      data-offline={errors.offline}
      hidden
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React must not touch what the script writes here */}
      <p dangerouslySetInnerHTML={{ __html: "" }} />
      <button type="button" className={buttonClass({ tone: "strong", small: true })}>
        {errors.reload}
      </button>
    </div>
  )
}
