import { Component, type ComponentType, type ReactNode } from 'react'

/** What is shown instead of what broke down; `onRetry` shows that again, as new. */
export type FallbackProps = { error: unknown; onRetry: () => void }

type ErrorBoundaryProps = { children: ReactNode; fallback: ComponentType<FallbackProps> }

/** Stops an error of its children here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { error: unknown } = { error: undefined }

  override render() {
    const { children, fallback: Fallback } = this.props
    if (this.state.error === undefined) return children
    return <Fallback error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
  }
}
