import type { Press } from "../basic/PressLink.tsx"

/** A page of the app: its address and its press handler. */
export interface Destination {
  readonly href: string
  readonly onPress?: Press | undefined
}
