import { Component, type ReactNode } from "react"

interface ErrorBoundaryBaseProps {
  /** What replaces the part that failed. */
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryBaseState {
  error?: Error
}

/** Catches what its children throw while they render. React offers this to class components only. */
export class ErrorBoundaryBase extends Component<ErrorBoundaryBaseProps, ErrorBoundaryBaseState> {
  override state: ErrorBoundaryBaseState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryBaseState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
