import type * as Settings from "#fixtures/settings.ts"
import type { World } from "#fixtures/world.ts"

import type { Harness } from "./api.ts"
import type { Clock } from "./clock/clock.ts"
import type { Motion } from "./clock/motion.ts"
import type { PageRequests } from "./pageRequests.ts"
import type { Platform } from "./device/platform.ts"
import type { RecorderStore } from "./recorder/store.ts"
import type { Report } from "./report/harnessLog.ts"
import type { RunningState } from "./report/runningState.ts"
import type * as Scenario from "./scenario/scenario.ts"
import type { TabClock } from "./clock/tabClock.ts"
import type { Tabs } from "./tabs/tabs.ts"
import type { Device } from "./device/deviceStorage.ts"

/** The parts around the app. */
export interface Parts {
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
  /** Whether the gateway is that of all phones, in a process of its own. */
  readonly isOneGateway: boolean
  readonly window: Window
  readonly recorderStore: RecorderStore
  /** Path and query at which the page was opened, with a scenario. */
  readonly openedAt: string
  readonly start: Scenario.Opening
}

/** Whether a change of the status response leaves the app running. */
export type Quietly = Pick<Harness, "isQuiet" | "applyQuietly">

/** The functions that every action uses. */
export interface Changes {
  readonly scenario: () => Scenario.Scenario
  readonly notice: () => string
  readonly setNotice: (notice: string) => void
  readonly signInAs: (persona: string) => Promise<void>
  readonly configure: (patch: Partial<Settings.Settings>) => Promise<void>
  /** Lets the app refetch, as after a change of the settings. */
  readonly refetch: () => Promise<void>
  readonly quietly: Quietly
  readonly surround: (patch: Partial<Scenario.Surroundings>) => void
  readonly notifyListeners: () => void
  readonly subscribe: (listener: () => void) => () => void
}
