import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Popups from "#machines/Popups.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"

/** The queue of automatic popups, which show one at a time. */
export const popupsAtom = machineAtom("app", Popups.machine, () => Effect.void)

/** The current popup, if any. */
export const shownPopupAtom = atom((get) => Option.getOrUndefined(Popups.shown(get(popupsAtom))))

/** The place of the current announcement among those of this login. */
export const popupPlaceAtom = atom((get) => Popups.place(get(popupsAtom)))
