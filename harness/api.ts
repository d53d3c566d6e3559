import type { FaultState } from "#fixtures/faults.ts"
import type { AccountField } from "#fixtures/logic/account/accountData.ts"
import type { Fault, Settings } from "#fixtures/settings.ts"
import type { ModuleId } from "#domain/Whitelabel.ts"

import type { BurstName } from "./report/bursts.ts"
import type { PlatformChoice } from "./device/platform.ts"
import type { LogFilter, LogLine } from "./report/harnessLog.ts"
import type { Picture } from "./report/picture.ts"
import type { RunningState } from "./report/runningState.ts"
import type { Scenario, DeviceChoices } from "./scenario/scenario.ts"

/** A bug report: one file, and a text in Markdown that a tester completes in any issue tracker. */
export interface BugReport {
  readonly file: string
  readonly markdown: string
}

/** The dock's functions for tests and the console: `window.__harness`, available once the app has started. */
export interface Harness {
  /** The current scenario: the user, the environment and the gateway's settings. */
  readonly scenario: () => Scenario
  /** The error or warning for the last opened scenario link or file; empty if there is none. */
  readonly notice: () => string
  /** Whether each tab has its own simulated gateway, instead of one for all tabs. */
  readonly isTabSeparate: () => boolean
  /** Whether all phones share one gateway in a separate process. This page cannot change the clock or account data of that gateway. */
  readonly isOneGateway: () => boolean

  /** `guest`, a member type as text, or any other number. */
  readonly signInAs: (persona: string) => Promise<void>
  /** Sets whether a persona signs in by the app's own login, after which the app shows its popups. `true` signs in again. */
  readonly setJustLoggedIn: (on: boolean) => Promise<void>
  /** Changes language, theme or merchant. A change of merchant restarts the app. */
  readonly choose: (choice: Partial<Omit<DeviceChoices, "persona">>) => Promise<void>
  /** Changes settings of the simulated gateway, and makes the app refetch by an `online` event. */
  readonly configure: (patch: Partial<Settings>) => Promise<void>
  /** Whether a change of status, template or download link does not restart the app, whose next status request returns the change. */
  readonly isQuiet: () => boolean
  readonly applyQuietly: (on: boolean) => void
  readonly setModule: (id: ModuleId, on: boolean) => Promise<void>
  readonly allModules: (on: boolean) => Promise<void>
  /**
   * Sets the fault of a call, replacing its previous fault. A fault with a number of times begins with the tester's next
   * tap, key, wheel, scroll or page load.
   */
  readonly setFault: (fault: Fault) => Promise<void>
  /** The progress of each fault in the settings. */
  readonly faultStates: () => ReadonlyArray<FaultState>
  /** Sets the delay of one call in milliseconds; null for the general latency. */
  readonly setLatency: (call: string, milliseconds: number | null) => Promise<void>
  /** Holds all further responses of a call, as `METHOD path`, until `release`. */
  readonly hold: (call: string) => Promise<void>
  /** Ends the hold of a call, and sends its held responses in the order of their requests. */
  readonly release: (call: string) => Promise<void>
  /** Releases the held response of the logged request with this id, ahead of other held responses of the same call. */
  readonly releaseRequest: (id: number) => void
  /** The number of responses of a held call that wait. */
  readonly heldCount: (call: string) => number
  /** Whether the logged request with this id can be sent again, which is true for reads. */
  readonly canReplay: (id: number) => boolean
  /** Sends a logged read again. The response appears in the log and does not reach the app. */
  readonly replay: (id: number) => Promise<void>
  /** The account data of the signed-in member in the simulated gateway; empty for a guest. */
  readonly records: () => ReadonlyArray<AccountField>
  /** Changes a field of the account data by its name, and makes the app refetch. Rejects with a message for an invalid text. */
  readonly amend: (name: string, text: string) => Promise<void>
  /** Empties or breaks the cached system status and restarts the app. */
  readonly spoilStatus: (how: "empty" | "broken") => void

  readonly clock: {
    readonly now: () => number
    /** The device's own time in epoch milliseconds. */
    readonly deviceNow: () => number
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
    /** Changes the platform and restarts the app. */
    readonly set: (patch: Partial<PlatformChoice>) => Promise<void>
    /** Simulates the browser's install prompt. */
    readonly offerInstall: () => void
  }

  readonly log: () => ReadonlyArray<LogLine>
  /** Removes the log lines that match a filter; without a filter, all lines. */
  readonly clearLog: (filter?: LogFilter) => void
  /** The state machines, queries, request policies and the circuit breaker of the running app. */
  readonly running: Omit<RunningState, "begin">
  readonly burst: (name: BurstName) => Promise<void>

  /** The address of this page with the scenario, the time of a changed clock, the scroll position and the open dialog. */
  readonly scenarioLink: () => string
  /** The content of `scenarioLink` as a file, plus the data that players have changed in the simulated gateway, without secrets. */
  readonly scenarioFile: () => Promise<string>
  /** A picture of the page, or a drawing of its state. Call this in the tester's press, or the browser refuses. */
  readonly picture: () => Promise<Picture>
  /** A bug report: link, picture, scenario file, log as HAR, build and device, without secrets. */
  readonly bugReport: () => Promise<BugReport>
  /** Reloads the page and opens a scenario file, or the scenario file in a bug report. `notice` contains the reason if that fails. */
  readonly openScenarioFile: (text: string) => void
  /** Opens a reviewed scenario by its name, at its address. Keeps the data that players have changed. */
  readonly applyScenario: (name: string) => Promise<void>
  /** Restores the state of a first visit: resets every setting, and empties the storage and the log. */
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
