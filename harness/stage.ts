import type { PolicyEvent } from "#services/PolicyLog.ts"

/** Starts the app in an element; answers how to stop it. */
export type Mount = (
  root: HTMLElement,
  options?: { readonly policyLog?: (event: PolicyEvent) => void },
) => () => void

/** The app, which can be stopped and started anew while the page stays. */
export interface Stage {
  /** Starts it, anew if it runs; `meanwhile` happens while it does not. */
  readonly start: (meanwhile?: () => void) => void
}

export const makeStage = (
  mount: Mount,
  root: HTMLElement,
  policyLog: (event: PolicyEvent) => void,
): Stage => {
  let stop: (() => void) | undefined
  return {
    start: (meanwhile = () => {}) => {
      stop?.()
      meanwhile()
      stop = mount(root, { policyLog })
    },
  }
}
