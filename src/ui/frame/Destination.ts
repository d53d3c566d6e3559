import type { Press } from "../basic/PressLink.tsx"

export interface Destination {
  readonly href: string
  readonly onPress?: Press | undefined
}
