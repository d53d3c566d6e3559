import type { PolicyEvent } from "#services/PolicyLog.ts"

import { nameCollector } from "./collector.ts"
import type { Platform } from "./platform.ts"

/** Renders the app into an element; returns a function that stops it. */
export type Mount = (
  root: HTMLElement,
  options?: {
    readonly policyLog?: (event: PolicyEvent) => void
    readonly host?: string | undefined
  },
) => () => void

/** The app, which can be restarted without a page reload. */
export interface Stage {
  /** Starts or restarts the app; `meanwhile` runs while it is stopped. */
  readonly start: (meanwhile?: () => void) => void
}

export const makeStage = (
  mount: Mount,
  root: HTMLElement,
  policyLog: (event: PolicyEvent) => void,
  platform: Pick<Platform, "host" | "hasTelemetry">,
): Stage => {
  let stop: (() => void) | undefined
  return {
    start: (meanwhile = () => {}) => {
      stop?.()
      meanwhile()
      nameCollector(root.ownerDocument, platform.hasTelemetry())
      stop = mount(root, { policyLog, host: platform.host() })
    },
  }
}
