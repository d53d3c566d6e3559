import type { PolicyEvent } from "#services/PolicyLog.ts"

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
  host: () => string | undefined,
): Stage => {
  let stop: (() => void) | undefined
  return {
    start: (meanwhile = () => {}) => {
      stop?.()
      meanwhile()
      stop = mount(root, { policyLog, host: host() })
    },
  }
}
