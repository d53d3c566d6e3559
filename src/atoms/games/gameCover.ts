import { atom } from "jotai"

/** Whether a dialog of player protection covers the open game or lottery. */
export const isGameCoveredAtom = atom(false)
