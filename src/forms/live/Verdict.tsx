import { useEffect } from "react"
import type { Desk } from "../desk/createDesk"

/** Tells a field which rule it breaks now. Before the first attempt to send nobody is told off. */
export const Verdict = ({ desk, name, rule }: { desk: Desk; name: string; rule: string | undefined }) => {
  useEffect(() => desk.judge(name, rule), [desk, name, rule])
  return null
}
