import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { Clipboard } from "#platform/Clipboard.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { notifyAtom, refuseAtom } from "#atoms/frame/toasts.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

const withClipboard = lazyService(Clipboard)

/** Copies a text and shows the result as a toast. */
export const copyAtom = atom(null, (get, set, text: string) => {
  get(runtimeAtom).runCallback(
    withClipboard(({ write }) => write(text)),
    {
      onExit: (exit) => {
        if (exit._tag === "Success" && exit.value)
          set(notifyAtom, { message: { key: "copied" }, shownFor: timings.toastSaved, tone: "good" })
        else set(refuseAtom, { key: "copy_failed" })
      },
    },
  )
})
