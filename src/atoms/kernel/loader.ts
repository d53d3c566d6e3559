import { Duration, Effect } from "effect"
import { atom } from "jotai"

import type { MessageKey } from "#i18n/messages.ts"

import { runtimeAtom } from "./runtime.ts"

const lastIdAtom = atom(0)

interface Wait {
  readonly id: number
  readonly text: MessageKey
}

const waitsAtom = atom<ReadonlyArray<Wait>>([])

export const waitTextAtom = atom((get) => {
  const waits = get(waitsAtom)
  return waits[waits.length - 1]?.text
})

export const isWaitingAtom = atom((get) => get(waitTextAtom) !== undefined)

export const waitForAtom = atom(
  null,
  (get, set, longest: Duration.Duration, text: MessageKey = "please_wait") => {
    const id = get(lastIdAtom) + 1
    set(lastIdAtom, id)
    const hide = () => set(waitsAtom, (waits) => waits.filter((wait) => wait.id !== id))
    set(waitsAtom, (waits) => [...waits, { id, text }])
    return get(runtimeAtom).runCallback(Effect.sleep(longest), { onExit: hide })
  },
)

export const hideLoadersAtom = atom(null, (_get, set) => set(waitsAtom, []))
