import { Component, type ReactNode } from "react"

interface FaultCatcherProps {
  /** What stands in place of the part that failed. */
  instead: (fault: Error) => ReactNode
  /** When this changes, the part is tried again. */
  attempt?: string
  children: ReactNode
}

interface FaultCatcherState {
  fault?: Error
  attempt?: string
}

/** Catches what its children throw while they render. React offers this to classes only. */
export class FaultCatcher extends Component<FaultCatcherProps, FaultCatcherState> {
  override state: FaultCatcherState = { attempt: this.props.attempt }

  static getDerivedStateFromError(fault: unknown): FaultCatcherState {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) }
  }

  static getDerivedStateFromProps({ attempt }: FaultCatcherProps, state: FaultCatcherState): FaultCatcherState | null {
    return attempt === state.attempt ? null : { attempt, fault: undefined }
  }

  override render() {
    const { fault } = this.state
    return fault ? this.props.instead(fault) : this.props.children
  }
}
