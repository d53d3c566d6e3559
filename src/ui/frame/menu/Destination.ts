import type { Press } from "../../button/PressLink.tsx"

export interface Destination {
  readonly href: string
  readonly onPress?: Press | undefined
}
