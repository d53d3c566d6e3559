import { type Duration, Effect } from "effect"
import { atom } from "jotai"

import { readingTime } from "#domain/readingTime.ts"
import type { Message } from "#i18n/messages.ts"

import { runtimeAtom } from "./runtime.ts"

/** Values of a text that are lists. The page joins them in the player's language. */
export type Lists = Readonly<Record<string, ReadonlyArray<string>>>

export interface Toast {
  readonly id: number
  readonly message: Message
  readonly lists?: Lists | undefined
  readonly tone: "plain" | "good" | "bad"
  /** The specification gives its time; otherwise its text decides. */
  readonly isTimed: boolean
}

export interface NewToast {
  readonly message: Message
  readonly lists?: Lists | undefined
  readonly tone: Toast["tone"]
  /** The time that the specification gives. Without one the toast stays for as long as it takes to read. */
  readonly shownFor?: Duration.Duration | undefined
}

const lastIdAtom = atom(0)

/** The toasts on screen, oldest first. */
export const toastsAtom = atom<ReadonlyArray<Toast>>([])

const hideAfterAtom = atom(null, (get, set, id: Toast["id"], time: Duration.Duration) => {
  get(runtimeAtom).runCallback(Effect.sleep(time), {
    onExit: () => set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
  })
})

/** Shows a toast for a while. The same text twice is one toast that shows longer. */
export const notifyAtom = atom(null, (get, set, { message, lists, shownFor, tone }: NewToast) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  const same = (toast: Toast) => toast.message.key === message.key && toast.tone === tone
  const toast = { id, message, lists, tone, isTimed: shownFor !== undefined }
  set(toastsAtom, (toasts) => [...toasts.filter((each) => !same(each)), toast])
  if (shownFor !== undefined) set(hideAfterAtom, id, shownFor)
})

/** A toast's text is on screen: its time begins, unless the specification gives one (decision 140). */
export const readAtom = atom(
  null,
  (get, set, { id, text }: { readonly id: number; readonly text: string }) => {
    const toast = get(toastsAtom).find((each) => each.id === id)
    if (toast !== undefined && !toast.isTimed) set(hideAfterAtom, id, readingTime(text))
  },
)

/** Shows why something was refused. */
export const refuseAtom = atom(null, (_get, set, message: Message) =>
  set(notifyAtom, { message, tone: "bad" }),
)
