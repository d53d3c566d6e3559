import type { CallReport } from "#gateway/CallObserver.ts"

/** What telemetry may report: calls, dropped triggers of policies, and errors that the app caught. */
export type Observation =
  | { readonly _tag: "Call"; readonly call: CallReport }
  | { readonly _tag: "Dropped"; readonly policy: string }
  | { readonly _tag: "Error"; readonly error: unknown; readonly isCaught: boolean }

/** Keeps the first observations of a visit until telemetry has loaded. */
export interface Observations {
  readonly observe: (observation: Observation) => void
  /** Passes on what was kept, and everything after it. */
  readonly follow: (listener: (observation: Observation) => void) => void
}

/** The most observations that are kept. */
const limit = 100

export const keepObservations = (): Observations => {
  const first: Array<Observation> = []
  let pass = (observation: Observation): void => {
    if (first.length < limit) first.push(observation)
  }
  return {
    observe: (observation) => pass(observation),
    follow: (listener) => {
      first.splice(0).forEach(listener)
      pass = listener
    },
  }
}
