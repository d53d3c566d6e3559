import type { World } from "#fixtures/world.ts"

import type { Harness } from "./api.ts"
import type { Clock } from "./clock/clock.ts"
import type { Motion } from "./clock/motion.ts"
import type { PageRequests } from "./pageRequests.ts"
import type { Platform } from "./device/platform.ts"
import type { Report } from "./report/harnessLog.ts"
import type { RunningState } from "./report/runningState.ts"
import type * as Scenario from "./scenario/scenario.ts"
import type { TabClock } from "./clock/tabClock.ts"
import type { Tabs } from "./tabs/tabs.ts"
import type { Device } from "./device/deviceStorage.ts"

/** The objects that the actions of the harness use. */
export interface Dependencies {
  readonly world: World
  readonly clock: Clock
  readonly motion: Motion
  readonly platform: Platform
  readonly device: Device
  readonly report: Report
  readonly running: RunningState
  readonly requests: PageRequests
  readonly tabs: Tabs
  readonly tabClock: TabClock
  /** Restarts the app; `meanwhile` runs while it is stopped. */
  readonly restart: (meanwhile?: () => void) => void
  /** Whether all phones share one gateway in a separate process. */
  readonly isOneGateway: boolean
  readonly window: Window
  readonly start: Scenario.Opening
}

/** The functions that every action uses. */
export interface ActionTools extends Pick<
  Harness,
  "scenario" | "notice" | "signInAs" | "configure" | "isQuiet" | "applyQuietly" | "subscribe"
> {
  readonly setNotice: (notice: string) => void
  /** Makes the app refetch, as after a change of the settings. */
  readonly refetch: () => Promise<void>
  readonly setEnvironment: (patch: Partial<Scenario.Environment>) => void
  readonly notifyListeners: () => void
}
