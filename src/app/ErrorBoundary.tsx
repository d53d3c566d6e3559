import { Component, type ReactNode } from "react"

import { ErrorPanel } from "#ui/frame/ErrorPanel.tsx"

interface Props {
  readonly children: ReactNode
}

/** Keeps a failure to the part of the page that failed; what it was is logged once, where the app is mounted. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPanel onReload={() => window.location.reload()} /> : this.props.children
  }
}
