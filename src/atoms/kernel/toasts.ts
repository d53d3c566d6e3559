import { type Duration, Effect } from "effect"
import { atom } from "jotai"

import { readingTime } from "#domain/readingTime.ts"
import type { Message } from "#i18n/messages.ts"

import { runtimeAtom } from "./runtime.ts"

export type Lists = Readonly<Record<string, ReadonlyArray<string>>>

export interface NewToast {
  readonly message: Message
  readonly lists?: Lists | undefined
  readonly tone: "plain" | "good" | "bad"
  /** The time that the specification gives. Without it the length of the text decides. */
  readonly shownFor?: Duration.Duration | undefined
}

export interface Toast extends NewToast {
  readonly id: number
}

const lastIdAtom = atom(0)

export const toastsAtom = atom<ReadonlyArray<Toast>>([])

const hideAfterAtom = atom(null, (get, set, id: Toast["id"], time: Duration.Duration) => {
  get(runtimeAtom).runCallback(Effect.sleep(time), {
    onExit: () => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
  })
})

/** A repeated text extends the toast on screen. */
export const notifyAtom = atom(null, (get, set, toast: NewToast) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const same = ({ message, tone }: Toast) => message.key === toast.message.key && tone === toast.tone
  set(toastsAtom, (toasts) => [...toasts.filter((each) => !same(each)), { ...toast, id }])
})

/** The display time of a toast begins when its text is on screen (open point 140). */
export const readAtom = atom(
  null,
  (get, set, { id, text }: { readonly id: number; readonly text: string }) => {
    const toast = get(toastsAtom).find((each) => each.id === id)
    if (toast !== undefined) set(hideAfterAtom, id, toast.shownFor ?? readingTime(text))
  },
)

export const refuseAtom = atom(null, (_get, set, message: Message) =>
  set(notifyAtom, { message, tone: "bad" }),
)
