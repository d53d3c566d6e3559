import { Component, type ReactNode } from "react"

import { reload } from "#platform/Address.ts"
import { ErrorPanel } from "#ui/frame/page/ErrorPanel.tsx"

interface Props {
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPanel onReload={reload} /> : this.props.children
  }
}
