import type { Press } from "#ui/button/PressLink.tsx"

export interface Destination {
  readonly href: string
  readonly onPress?: Press | undefined
}
