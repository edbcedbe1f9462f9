import { Component, type ReactNode } from "react"

interface ErrorBoundaryBaseProps {
  /** What replaces the part that failed. */
  fallback: (error: Error) => ReactNode
  /** When this changes, the children are rendered again. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryBaseState {
  error?: Error
  resetKey?: string
}

/** Catches what its children throw while they render. React offers this to class components only. */
export class ErrorBoundaryBase extends Component<ErrorBoundaryBaseProps, ErrorBoundaryBaseState> {
  override state: ErrorBoundaryBaseState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryBaseState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryBaseProps,
    state: ErrorBoundaryBaseState,
  ): ErrorBoundaryBaseState | null {
    return resetKey === state.resetKey ? null : { resetKey, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
