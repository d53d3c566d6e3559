import { Result } from "effect"

import type { Harness } from "../api.ts"
import type { Parts } from "../dependencies.ts"
import { contentsOf } from "../scenario/scenarioFile.ts"
import { readLink, textFor } from "../scenario/scenario.ts"
import { expectedOf, type Expectation, headingOf } from "./eventToAction.ts"
import { listenToActs } from "./listen.ts"
import { withNotes } from "./noted.ts"
import { perform } from "./perform.ts"
import * as Recording from "./Recording.ts"
import { add, withExpectation, wordsOf } from "./steps.ts"
import type { RecorderStore, State } from "./store.ts"

/** Records what a tester does, and does it again. */
export interface Recorder {
  readonly state: () => State
  /** The check for which the next tap chooses the element; undefined if the next tap goes to the app. */
  readonly expecting: () => Expectation | undefined
  /** Begins a new recording, which replaces the last one. */
  readonly record: () => Promise<void>
  /** Ends the recording or the replay. Without an expectation, a recording expects the page's heading. */
  readonly stop: () => void
  /** The next tap adds an expectation of the tapped element; the app does not get it. */
  readonly expect: (expectation: Expectation) => void
  /** Opens the scenario of the recording and does its steps, as many times faster. */
  readonly replay: (speed: number) => void
  /** Takes the recording of a file; the outcome says why it is refused. */
  readonly open: (text: string) => void
}

/** Milliseconds: the longest pause between two steps, between two looks for an element, and until it counts as missing. */
const waits = { pause: 3000, look: 100, longest: 5000 } as const

/** A replay is done with any build, so its scenario names none. */
const withoutBuild = (text: string): string => {
  const { scenario, view } = readLink(text)
  return textFor(scenario, { view, build: "" })
}

/** Resolves when an act has left the address. It never does if the act loads another page, which goes on. */
const leaving = (
  page: Window,
  { type }: Recording.Act,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  if (type === "open") return new Promise(() => {})
  if (type !== "back" && type !== "forward") return Promise.resolve()
  const stepped = new Promise<void>((resolve) =>
    page.addEventListener("popstate", () => resolve(), { once: true }),
  )
  return Promise.race([stepped, wait(waits.longest)])
}

/** Does the steps that are left. The page may end meanwhile: the next one goes on. */
const replayFrom = async (parts: Parts, harness: Harness, store: RecorderStore): Promise<void> => {
  const { clock, window: page } = parts
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => clock.natives.setTimeout(() => resolve(), milliseconds))
  const isOver = (): boolean => store.state().mode !== "replaying"
  const place = { document: page.document, history: page.history, location: page.location, harness }
  for (;;) {
    const { recording, done, speed } = store.state()
    const step = recording?.steps[done]
    if (isOver()) return
    if (step === undefined) break
    await wait(Math.min(step.after, waits.pause) / speed)
    if (isOver()) return
    const until = clock.natives.now() + waits.longest
    // First, because the step may end the page.
    store.change({ done: done + 1 })
    const left = leaving(page, step.act, wait)
    let problem = await perform(place, step.act)
    while (problem !== undefined && clock.natives.now() < until && !isOver()) {
      await wait(waits.look)
      problem = await perform(place, step.act)
    }
    if (isOver()) return
    // The page of another day may be shorter.
    if (problem !== undefined && step.act.type !== "scroll")
      return store.change({
        mode: "idle",
        outcome: `Stopped at step ${done + 1}: ${wordsOf(step.act)}. There, ${problem}`,
      })
    await left
  }
  store.change({ mode: "idle", outcome: `Passed: ${store.state().done} steps.` })
}

/** How a page was opened during the recording: by a step back or forward, or at an address. */
const openingOf = ({ performance, navigation }: Window, address: string): Recording.Act => {
  const [entry] = performance.getEntriesByType("navigation")
  const isStep = entry instanceof PerformanceNavigationTiming && entry.type === "back_forward"
  if (!isStep) return { type: "open", address }
  const { entry: present, from } = navigation?.activation ?? {}
  return { type: (present?.index ?? 0) > (from?.index ?? 0) ? "forward" : "back" }
}

/** Notes acts while the recorder records. */
const makeNote = ({ clock }: Parts, { state, change }: RecorderStore) => {
  let last: number | undefined
  return (act: Recording.Act): void => {
    const { mode, recording } = state()
    if (mode !== "recording" || recording === undefined) return
    const now = clock.natives.now()
    const after = recording.steps.length === 0 || last === undefined ? 0 : Math.round(now - last)
    const steps = add(recording.steps, act, after)
    last = now
    change({ recording: { ...recording, steps } })
  }
}

/** Adds the recorder to a harness, and goes on with what the last page of the tab recorded or replayed. */
export const withRecorder = (
  parts: Parts,
  bare: Omit<Harness, "recorder">,
  notifyListeners: () => void,
): Harness => {
  const { recorderStore: store, window: page } = parts
  const { state, change } = store
  const note = makeNote(parts, store)
  let expecting: Expectation | undefined
  const take = (event: Event): boolean => {
    if (expecting === undefined || event.type !== "click") return false
    const act = expectedOf(page.document.body, event.target, expecting)
    if (act !== undefined) note(act)
    expecting = undefined
    notifyListeners()
    return true
  }
  listenToActs(page, { onAct: note, take, natives: parts.clock.natives })
  store.listen(notifyListeners)
  const recorder: Recorder = {
    state,
    expecting: () => expecting,
    record: async () => {
      const { scenario, ...file } = contentsOf(await bare.scenarioFile())
      const recording = Recording.empty({
        size: { width: page.innerWidth, height: page.innerHeight },
        scenario: { ...file, scenario: withoutBuild(scenario) },
      })
      change({ mode: "recording", recording, done: 0, outcome: "" })
    },
    stop: () => {
      const { mode, recording } = state()
      expecting = undefined
      if (mode === "recording" && recording !== undefined)
        change({ mode: "idle", recording: withExpectation(recording, headingOf(page.document.body)) })
      else change({ mode: "idle" })
    },
    expect: (expectation) => {
      expecting = expectation
      notifyListeners()
    },
    replay: (speed) => {
      const { recording } = state()
      if (recording === undefined) return
      change({ mode: "replaying", done: 0, speed, outcome: "" })
      bare.openScenarioFile(Recording.startOf(recording))
    },
    open: (text) => {
      const read = Recording.read(text)
      if (Result.isSuccess(read)) change({ mode: "idle", recording: read.success, done: 0, outcome: "" })
      else change({ outcome: read.failure })
    },
  }
  const harness = withNotes({ ...bare, recorder }, note)
  if (state().mode === "recording") note(openingOf(page, parts.openedAt))
  if (state().mode === "replaying") void replayFrom(parts, harness, store)
  return harness
}
