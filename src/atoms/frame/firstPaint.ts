import { Effect } from "effect"
import { atom } from "jotai"

import { afterNextPaint } from "#services/requestPolicy.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

export const afterNextPaintAtom = atom(null, (get) =>
  get(runtimeAtom).runPromiseExit(afterNextPaint(Effect.void)),
)

export const firstPaintDoneAtom = atom(false)
