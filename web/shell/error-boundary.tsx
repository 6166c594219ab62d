import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Catches what breaks while rendering, so that one part never takes the way to help down with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return <ErrorScreen error={this.state.error} reset={() => this.setState({ error: null })} />
  }
}
