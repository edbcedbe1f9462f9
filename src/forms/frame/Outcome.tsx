import { useDesk, useDeskPart } from "../desk/DeskContext"
import type { FormFrameProps } from "./FormFrame"
import * as styles from "./FormFrame.module.css"
import { WayOut } from "./WayOut"

/** What became of the form: sent, or not sent and how else to get through. */
export const Outcome = ({ words, toasted, confirmation, subject, email }: FormFrameProps) => {
  const { desk } = useDesk()
  const phase = useDeskPart(desk, (state) => state.phase)
  return (
    <>
      <p role="status" className={styles.success}>
        {phase === "sent" && (confirmation ?? words.success)}
      </p>
      {phase === "failed" && !toasted && (
        <p role="alert" className={styles.failure}>
          {words.failure}
        </p>
      )}
      {phase === "failed" && <WayOut fields={words.fields} subject={subject ?? words.name} email={email} />}
    </>
  )
}
