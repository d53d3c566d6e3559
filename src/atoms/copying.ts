import { atom } from "jotai"

import { Clipboard } from "#platform/Clipboard.ts"
import { lazyService } from "#services/lazyLayer.ts"

import { notifyAtom, refuseAtom } from "./kernel/toasts.ts"
import { runtimeAtom } from "./kernel/runtime.ts"

const withClipboard = lazyService(Clipboard)

export const copyAtom = atom(null, (get, set, text: string) => {
  get(runtimeAtom).runCallback(
    withClipboard(({ write }) => write(text)),
    {
      onExit: (exit) => {
        if (exit._tag === "Success" && exit.value)
          set(notifyAtom, { message: { key: "copied" }, tone: "good" })
        else set(refuseAtom, { key: "copy_failed" })
      },
    },
  )
})
