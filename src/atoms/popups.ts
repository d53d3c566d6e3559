import { Effect, Option } from "effect"
import { atom } from "jotai"

import * as Popups from "#machines/Popups.ts"

import { machineAtom } from "./kernel/machine.ts"

/** What comes up by itself, one at a time. */
export const popupsAtom = machineAtom(Popups.machine, () => Effect.void)

/** The popup on screen, if any. */
export const shownPopupAtom = atom((get) => Option.getOrUndefined(Popups.shown(get(popupsAtom))))

/** How many announcements are still to be shown, the one on screen included. */
export const loginPopupsWaitingAtom = atom(
  (get) => get(popupsAtom).waiting.filter(({ _tag }) => _tag === "Login").length,
)
