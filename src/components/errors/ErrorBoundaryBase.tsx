import { Component, type ReactNode } from "react"

interface ErrorBoundaryBaseProps {
  /** Replaces the children after an error. */
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryBaseState {
  error?: Error
}

/** Catches errors that its children throw while rendering. Only class components can do this. */
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
