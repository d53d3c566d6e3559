import { type Duration, Effect } from "effect"
import { atom } from "jotai"

import { readingTime } from "#domain/readingTime.ts"
import type { Message } from "#i18n/messages.ts"

import { runtimeAtom } from "./runtime.ts"

export type Lists = Readonly<Record<string, ReadonlyArray<string>>>

export interface Toast {
  readonly id: number
  readonly message: Message
  readonly lists?: Lists | undefined
  readonly tone: "plain" | "good" | "bad"
  /** If true, the specification defines how long the toast shows. Otherwise the length of the text does. */
  readonly isTimed: boolean
}

export interface NewToast {
  readonly message: Message
  readonly lists?: Lists | undefined
  readonly tone: Toast["tone"]
  readonly shownFor?: Duration.Duration | undefined
}

const lastIdAtom = atom(0)

export const toastsAtom = atom<ReadonlyArray<Toast>>([])

const hideAfterAtom = atom(null, (get, set, id: Toast["id"], time: Duration.Duration) => {
  get(runtimeAtom).runCallback(Effect.sleep(time), {
    onExit: () => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
  })
})

/** A repeated text extends the toast on screen. */
export const notifyAtom = atom(null, (get, set, { message, lists, shownFor, tone }: NewToast) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const same = (toast: Toast) => toast.message.key === message.key && toast.tone === tone
  const toast = { id, message, lists, tone, isTimed: shownFor !== undefined }
  set(toastsAtom, (toasts) => [...toasts.filter((each) => !same(each)), toast])
  if (shownFor !== undefined) set(hideAfterAtom, id, shownFor)
})

/** The display time of a toast begins when its text is on screen (open point 140). */
export const readAtom = atom(
  null,
  (get, set, { id, text }: { readonly id: number; readonly text: string }) => {
    const toast = get(toastsAtom).find((each) => each.id === id)
    if (toast !== undefined && !toast.isTimed) set(hideAfterAtom, id, readingTime(text))
  },
)

export const refuseAtom = atom(null, (_get, set, message: Message) =>
  set(notifyAtom, { message, tone: "bad" }),
)
