import { atom } from "jotai"

const blocksAtom = atom(0)

export const areDialogsBlockedAtom = atom((get) => get(blocksAtom) > 0)

export const blockDialogsAtom = atom(null, (_get, set) => {
  let isBlocking = true
  set(blocksAtom, (blocks) => blocks + 1)
  return () => {
    if (isBlocking) set(blocksAtom, (blocks) => blocks - 1)
    isBlocking = false
  }
})
