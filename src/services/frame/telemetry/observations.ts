import type { CallReport } from "#gateway/CallObserver.ts"

export type Observation =
  | { readonly _tag: "Call"; readonly call: CallReport }
  | { readonly _tag: "Dropped"; readonly policy: string }
  | { readonly _tag: "Error"; readonly error: unknown; readonly isCaught: boolean }

export interface Observations {
  readonly observe: (observation: Observation) => void
  readonly follow: (listener: (observation: Observation) => void) => void
}

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
