import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Popups from "#machines/Popups.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"

export const popupsAtom = machineAtom("app", Popups.machine, () => Effect.void)

export const shownPopupAtom = atom((get) => Option.getOrUndefined(Popups.shown(get(popupsAtom))))

export const popupPlaceAtom = atom((get) => Popups.place(get(popupsAtom)))
