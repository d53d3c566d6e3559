import { Component, type ReactNode } from "react"

import { ErrorPanel } from "#ui/frame/page/ErrorPanel.tsx"

interface Props {
  readonly children: ReactNode
}

export class RetryBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  readonly #retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? <ErrorPanel onReload={this.#retry} /> : this.props.children
  }
}
