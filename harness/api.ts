import type { FaultState } from "#fixtures/faults.ts"
import type { AccountField } from "#fixtures/logic/account/accountData.ts"
import type { Fault, Settings } from "#fixtures/settings.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"

import type { BurstName } from "./report/bursts.ts"
import type { PlatformChoice } from "./device/platform.ts"
import type { LogFilter, LogLine } from "./report/harnessLog.ts"
import type { RunningState } from "./report/runningState.ts"
import type { Scenario, DeviceChoices } from "./scenario/scenario.ts"

/** The dock's functions for tests and the console: `window.__harness`, available once the app has started. */
export interface Harness {
  /** The current changes around the app. */
  readonly scenario: () => Scenario
  /** Why the last scenario link or file was refused, or opened with a warning; empty for neither. */
  readonly notice: () => string
  /** Whether other tabs have a simulated gateway of their own. */
  readonly isTabSeparate: () => boolean
  /** Whether all phones have one gateway, in a process of its own, whose clock and account data this page does not change. */
  readonly isOneGateway: () => boolean

  /** `guest`, a member type as text, or any other number. */
  readonly signInAs: (persona: string) => Promise<void>
  /** Whether a persona signs in by the app's own login, after which its popups are due. Signs in again when switched on. */
  readonly setJustLoggedIn: (on: boolean) => Promise<void>
  /** Language and theme apply at once; a merchant restarts the app. */
  readonly choose: (choice: Partial<Omit<DeviceChoices, "persona">>) => Promise<void>
  /** Changes the simulated gateway and lets the app refetch, as after coming back online. */
  readonly configure: (patch: Partial<Settings>) => Promise<void>
  /** Whether a change of status, template or download link leaves the app running: its own requests notice it. */
  readonly isQuiet: () => boolean
  readonly applyQuietly: (on: boolean) => void
  readonly setModule: (id: ModuleId, on: boolean) => Promise<void>
  readonly allModules: (on: boolean) => Promise<void>
  /**
   * Sets the fault of a call, replacing its previous one. With a number of times it begins with the tester's next tap,
   * key, wheel, scroll or page load.
   */
  readonly setFault: (fault: Fault) => Promise<void>
  /** How far each fault of the settings is. */
  readonly faultStates: () => ReadonlyArray<FaultState>
  /** Delay of one call in milliseconds; null for the general latency. */
  readonly setLatency: (call: string, milliseconds: number | null) => Promise<void>
  /** Lets the next responses of a call, as `METHOD path`, wait until its release. */
  readonly hold: (call: string) => Promise<void>
  /** Sends the responses that wait, in the order of their requests. */
  readonly release: (call: string) => Promise<void>
  /** Sends the response of one request of the log, by its id, before others of its call. */
  readonly releaseRequest: (id: number) => void
  /** How many responses of a held call wait. */
  readonly heldCount: (call: string) => number
  /** Whether a request of the log, by its id, can be sent again: a read. */
  readonly canReplay: (id: number) => boolean
  /** Sends a read of the log again. Its response is in the log; the app does not get it. */
  readonly replay: (id: number) => Promise<void>
  /** The account data of the signed-in member in the simulated gateway; none for a guest. */
  readonly records: () => ReadonlyArray<AccountField>
  /** Changes one of these fields by its name, and lets the app refetch. Rejects with a message for an invalid text. */
  readonly amend: (name: string, text: string) => Promise<void>
  /** Empties or breaks the cached system status and restarts the app. */
  readonly spoilStatus: (how: "empty" | "broken") => void

  readonly clock: {
    readonly now: () => number
    /**
     * Advances the clock to the next occurrence of this hour, or resets it to the device's time, and restarts
     * the app.
     */
    readonly setHour: (hour: number | null) => void
    /** Sets a local date and time, such as `2026-11-26 23:59:50`, and restarts the app. */
    readonly setTime: (time: string) => void
    readonly advance: (milliseconds: number) => Promise<void>
    readonly freeze: () => void
    readonly resume: () => void
    readonly isFrozen: () => boolean
  }
  readonly platform: {
    /** Restarts the app. */
    readonly set: (patch: Partial<PlatformChoice>) => Promise<void>
    /** Simulates the browser's install prompt. */
    readonly offerInstall: () => void
  }

  readonly log: () => ReadonlyArray<LogLine>
  /** Removes the lines that a filter shows; without one, all. */
  readonly clearLog: (filter?: LogFilter) => void
  /** The machines, queries, policies and the circuit breaker of the running app. */
  readonly running: Omit<RunningState, "begin">
  readonly burst: (name: BurstName) => Promise<void>

  /** The address of this page with the scenario, the time of a changed clock, the scroll position and the open dialog. */
  readonly scenarioLink: () => string
  /** The same as the text of a file, with what players did in the simulated gateway, without secrets. */
  readonly scenarioFile: () => Promise<string>
  /** The text of a file with link, scenario file, log as HAR, build and device: all that a bug report needs, without secrets. */
  readonly bugReport: () => Promise<string>
  /** Opens a scenario file or the one in a bug report on a new page; reports in the notice why it cannot. */
  readonly openScenarioFile: (text: string) => void
  /** Opens a reviewed scenario by its name, at its address. What players did stays. */
  readonly applyScenario: (name: string) => Promise<void>
  /** Restores the first visit: every switch, the storage and the log. */
  readonly reset: () => Promise<void>
  /** Restarts the app without a page reload. */
  readonly restart: () => void

  /** Calls the listener after every change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

declare global {
  interface Window {
    __harness: Harness
  }
}
