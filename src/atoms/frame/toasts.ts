import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Message } from "#i18n/messages.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

export interface Toast {
  readonly id: number
  readonly message: Message
  readonly tone: "plain" | "good" | "bad"
}

interface Notice {
  readonly message: Message
  readonly shownFor: Duration.Duration
  readonly tone: Toast["tone"]
}

const lastIdAtom = atom(0)

/** The toasts on screen, oldest first. */
export const toastsAtom = atom<ReadonlyArray<Toast>>([])

/** Shows a toast for a while. The same text twice is one toast that shows longer. */
export const notifyAtom = atom(null, (get, set, { message, shownFor, tone }: Notice) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const same = (toast: Toast) => toast.message.key === message.key && toast.tone === tone
  set(toastsAtom, (toasts) => [...toasts.filter((toast) => !same(toast)), { id, message, tone }])
  get(runtimeAtom).runCallback(Effect.sleep(shownFor), {
    onExit: () => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
  })
})

/** Shows why something was refused. A text that quotes the server's own code stays longer (decision 140). */
export const refuseAtom = atom(null, (_get, set, message: Message) => {
  const shownFor = message.key === "unknown_error_code" ? timings.toastLong : timings.toastDefault
  set(notifyAtom, { message, shownFor, tone: "bad" })
})
