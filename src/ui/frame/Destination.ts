import type { Press } from "../basic/PressLink.tsx"

/** A place in the app: its address, and who takes the press. */
export interface Destination {
  readonly href: string
  readonly onPress?: Press | undefined
}
