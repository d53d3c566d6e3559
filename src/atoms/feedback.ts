import { Duration, Effect } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { runtimeAtom } from "./kernel/query.ts"

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

/** Shows a toast for a while. The same words twice are one toast that stays longer. */
export const notifyAtom = atom(null, (get, set, { message, shownFor, tone }: Notice) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const same = (toast: Toast) => toast.message.key === message.key && toast.tone === tone
  set(toastsAtom, (toasts) => [...toasts.filter((toast) => !same(toast)), { id, message, tone }])
  get(runtimeAtom).runCallback(Effect.sleep(shownFor), {
    onExit: () => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
  })
})

/** Says why something was not done. */
export const refuseAtom = atom(null, (_get, set, message: Message) =>
  set(notifyAtom, { message, shownFor: timings.toastDefault, tone: "bad" }),
)

interface Wait {
  readonly id: number
  readonly text: MessageKey
}

const waitsAtom = atom<ReadonlyArray<Wait>>([])

/** What the loader says, the newest first; nothing while there is none. */
export const waitTextAtom = atom((get) => {
  const waits = get(waitsAtom)
  return waits[waits.length - 1]?.text
})

/** Whether the loader shows. */
export const isWaitingAtom = atom((get) => get(waitTextAtom) !== undefined)

/** Shows the loader until the answered function is called, at most that long. */
export const waitForAtom = atom(
  null,
  (get, set, longest: Duration.Duration, text: MessageKey = "please_wait") => {
    const id = get(lastIdAtom) + 1
    set(lastIdAtom, id)
    const hide = () => set(waitsAtom, (waits) => waits.filter((wait) => wait.id !== id))
    set(waitsAtom, (waits) => [...waits, { id, text }])
    const cancel = get(runtimeAtom).runCallback(Effect.sleep(longest), { onExit: hide })
    return () => cancel()
  },
)

/** Loaders never outlive a page that the browser kept and brought back. */
export const hideLoadersAtom = atom(null, (_get, set) => set(waitsAtom, []))

/** Code that did not come is logged; what it was for goes without it. */
export const logMissingCodeAtom = atom(null, (get, _set, error: unknown) => {
  get(runtimeAtom).runFork(Effect.logError("A part's code did not load", String(error)))
})
