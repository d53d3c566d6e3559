import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Failure from "#domain/Failure.ts"
import type { Launchable } from "#domain/Launchable.ts"
import { later } from "#services/later.ts"
import { Visit } from "#services/Visit.ts"

import { logInForAtom } from "./access.ts"
import { refuseAtom } from "./feedback.ts"
import { actionAtom } from "./kernel/action.ts"
import { runtimeAtom } from "./kernel/query.ts"

/** The game to play in a frame over the page. */
export const framedGameAtom = atom<{ readonly name: string; readonly url: string }>()

const askAtom = actionAtom({
  run: (game: Launchable) =>
    later(
      () => import("#services/Launcher.ts"),
      ({ Launcher }) => Launcher.use(({ launch }) => launch(game)).pipe(Effect.provide(Launcher.layer)),
    ),
  waits: timings.loaderUntilDone,
})

/** A press on a game: its page or its address opens in this window, or it is said why not (spec §4). */
export const launchAtom = atom(null, async (get, set, game: Launchable) => {
  const { runSync } = get(runtimeAtom)
  const launch = Option.getOrUndefined(await set(askAtom, game))
  switch (launch?._tag) {
    case undefined:
      return undefined
    case "LogInFirst":
      return set(logInForAtom, runSync(Visit.use(({ path }) => path)))
    case "Open":
      return runSync(Visit.use(({ push }) => push(launch.path)))
    case "Leave":
      return runSync(Visit.use(({ leaveFor }) => leaveFor(launch.url)))
    case "Frame":
      return set(framedGameAtom, launch)
    case "NoAddress":
      return set(refuseAtom, { key: "empty_url" })
    case "Unsafe":
      return set(refuseAtom, { key: "unsafe_url" })
    case "Failed":
      return set(refuseAtom, Failure.message(launch.failure))
  }
})
