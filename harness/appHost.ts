import type { Options } from "#app/boot/startApp.ts"

import { nameCollector } from "./report/collector.ts"
import type { Platform } from "./device/platform.ts"
import type { RunningState } from "./report/runningState.ts"

/** Renders the app into an element; returns a function that stops it. */
export type Mount = (
  root: HTMLElement,
  options?: Pick<Options, "requestPolicyLog" | "machineLog" | "host">,
) => () => void

/** Runs the app, and can restart it without a page reload. */
export interface AppHost {
  /** Starts or restarts the app; `meanwhile` runs while it is stopped. */
  readonly start: (meanwhile?: () => void) => void
}

export const makeAppHost = (
  mount: Mount,
  root: HTMLElement,
  running: Pick<RunningState, "begin">,
  platform: Pick<Platform, "host" | "hasTelemetry">,
): AppHost => {
  let stop: (() => void) | undefined
  return {
    start: (meanwhile = () => {}) => {
      stop?.()
      meanwhile()
      nameCollector(root.ownerDocument, platform.hasTelemetry())
      stop = mount(root, { ...running.begin(), host: platform.host() })
    },
  }
}
