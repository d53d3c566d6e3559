import { Effect } from "effect"
import { atom } from "jotai"

import { mayStartAnew } from "#domain/Update.ts"
import { Updates } from "#services/Updates.ts"
import { Visit } from "#services/Visit.ts"

import { isWaitingAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { framedGameAtom } from "./launch.ts"
import { isAdoptingAtom } from "./session.ts"
import { workerAtom } from "./system.ts"

const updatesAtom = atom((get) =>
  get(runtimeAtom).runSync(Effect.provide(Effect.service(Updates), Updates.layer)),
)

/** `waiting`: a newer version is here. `incomplete`: the running one's code is gone from the site. */
export const updateAtom = atom<"none" | "waiting" | "incomplete">("none")

/** The app's code is at hand, without the network. */
export const isKeptAtom = atom(false)

/** What the player is in the middle of, but for the page. */
export const doingAtom = atom((get) => ({
  isWaiting: get(isWaitingAtom) || get(isAdoptingAtom),
  isPlaying: get(framedGameAtom) !== undefined,
}))

const mayTakeAtom = atom(null, (get) =>
  mayStartAnew({
    ...get(doingAtom),
    path: get(runtimeAtom)
      .runSync(Visit.use(({ path }) => path))
      .replace(/\?.*$/, ""),
  }),
)

const missedCodeAtom = atom(null, (get, set) => {
  const mayTake = Effect.sync(() => set(mayTakeAtom))
  get(runtimeAtom).runCallback(get(updatesAtom).replace(mayTake), {
    onExit: (exit) => {
      if (exit._tag === "Success" && exit.value) set(updateAtom, "incomplete")
    },
  })
})

/** Starts the service worker, if the app has one, and follows what it finds; answers how to stop. */
export const followUpdatesAtom = atom(null, (get, set) => {
  const url = get(workerAtom)
  if (url === undefined) return () => {}
  const updates = get(updatesAtom)
  const { runCallback, runSync } = get(runtimeAtom)
  const unfollow = runCallback(
    updates.follow(url, (event) => {
      if (event === "codeMissing") set(missedCodeAtom)
      else if (event === "kept") set(isKeptAtom, true)
      else set(updateAtom, "waiting")
    }),
  )
  const unwatch = runSync(
    Visit.use(({ watch }) =>
      Effect.succeed(watch((event) => void (event === "shown" && runCallback(updates.look)))),
    ),
  )
  return () => {
    unfollow()
    unwatch()
  }
})

/** Takes the newer version, unless the player has begun something meanwhile. */
export const takeUpdateAtom = atom(null, (get, set) => {
  if (get(updateAtom) === "incomplete" || set(mayTakeAtom))
    get(runtimeAtom).runCallback(get(updatesAtom).take)
})
