import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { copy } from "#services/copying.ts"

import { notifyAtom, refuseAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"

/** Copies a text and says whether that worked. */
export const copyAtom = atom(null, (get, set, text: string) => {
  get(runtimeAtom).runCallback(copy(text), {
    onExit: (exit) => {
      if (exit._tag === "Success" && exit.value)
        set(notifyAtom, { message: { key: "copied" }, shownFor: timings.toastSaved, tone: "good" })
      else set(refuseAtom, { key: "copy_failed" })
    },
  })
})
