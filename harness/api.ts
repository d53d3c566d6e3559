import type { Fault, Settings } from "#fixtures/settings.ts"
import type { PresetName } from "#fixtures/presets.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"

import type { BurstName } from "./bursts.ts"
import type { PlatformChoice } from "./platform.ts"
import type { LogLine } from "./report.ts"
import type { Scenario, Visitor } from "./scenario.ts"

/** What the dock offers, for tests and for the console: `window.__harness`, there once the app was started. */
export interface Harness {
  /** What is changed around the app at the moment. */
  readonly scenario: () => Scenario
  /** What of a link was not understood; empty when all was. */
  readonly notice: () => string

  /** `guest`, a member type as text, or any other number. */
  readonly signInAs: (persona: string) => Promise<void>
  /** Language and theme at once; a merchant starts the app anew. */
  readonly choose: (choice: Partial<Omit<Visitor, "persona">>) => Promise<void>
  /** Changes the pretend gateway, and lets the app ask again as after coming back online. */
  readonly configure: (patch: Partial<Settings>) => Promise<void>
  readonly setModule: (id: ModuleId, on: boolean) => Promise<void>
  readonly allModules: (on: boolean) => Promise<void>
  /** Sets how a call fails, in place of how it failed before. */
  readonly setFault: (fault: Fault) => Promise<void>
  readonly clearFaults: () => Promise<void>
  /** Milliseconds of one call; null for the general latency. */
  readonly setLatency: (call: string, milliseconds: number | null) => Promise<void>
  /** Empties the kept system status or leaves one that cannot be read, and starts the app anew. */
  readonly spoilStatus: (how: "empty" | "broken") => void

  readonly clock: {
    readonly now: () => number
    /** Goes on to the next time it is this hour, or to the device's own time, and starts the app anew. */
    readonly setHour: (hour: number | null) => void
    readonly advance: (milliseconds: number) => Promise<void>
    readonly freeze: () => void
    readonly resume: () => void
    readonly isFrozen: () => boolean
  }
  readonly platform: {
    readonly get: () => PlatformChoice
    /** Starts the app anew. */
    readonly set: (patch: Partial<PlatformChoice>) => void
    /** The browser offers to install the app. */
    readonly offerInstall: () => void
  }

  readonly log: () => ReadonlyArray<LogLine>
  readonly clearLog: () => void
  readonly burst: (name: BurstName) => Promise<void>

  /** The address of this page in this scenario. */
  readonly scenarioLink: () => string
  readonly applyPreset: (name: PresetName) => Promise<void>
  /** As on a first visit: every switch, the storage and the log. */
  readonly reset: () => Promise<void>
  /** Starts the app anew, without a reload of the page. */
  readonly restart: () => void

  /** Calls back after every change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

declare global {
  interface Window {
    __harness: Harness
  }
}
