import { Effect } from "effect"
import { atom } from "jotai"

import { type UnsavedWork, mayReload, mayReplace } from "#domain/frame/Update.ts"
import { Updates } from "#services/frame/Updates.ts"
import { Device } from "#platform/Device.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { isVerifyingTokenAtom } from "#atoms/session.ts"
import { areDialogsBlockedAtom } from "#atoms/kernel/dialogBlock.ts"
import { isWaitingAtom } from "#atoms/kernel/loader.ts"

import { addressAtom } from "./address.ts"
import { workerAtom } from "#atoms/system/platform.ts"
import { isFormTouchedAtom } from "./touchedForm.ts"

const withUpdates = lazyService(Updates)

/** `waiting`: a newer version is installed. `incomplete`: the site lacks chunks of the running version. */
export const updateAtom = atom<"none" | "waiting" | "incomplete">("none")

export const areChunksCachedAtom = atom(false)

export const unsavedWorkAtom = atom((get) => ({
  // A money move may take longer than its loader shows.
  isWaiting: get(isWaitingAtom) || get(isVerifyingTokenAtom) || get(areDialogsBlockedAtom),
  isPlaying: get(iframeGameAtom) !== undefined,
  isFormTouched: get(isFormTouchedAtom),
}))

const askDoingAtom = atom(null, (get): UnsavedWork => ({
  ...get(unsavedWorkAtom),
  path: get(addressAtom).location().path,
}))

const mayReplaceAtom = atom(null, (_get, set) => mayReplace(set(askDoingAtom)))

const missingChunkAtom = atom(null, (get, set) => {
  const mayTake = Effect.sync(() => set(mayReplaceAtom))
  get(runtimeAtom).runCallback(
    withUpdates(({ replace }) => replace(mayTake)),
    {
      onExit: (exit) => {
        if (exit._tag === "Success" && exit.value) set(updateAtom, "incomplete")
      },
    },
  )
})

export const followUpdatesAtom = atom(null, (get, set) => {
  const url = get(workerAtom)
  if (url === undefined) return () => {}
  const { runCallback, runSync } = get(runtimeAtom)
  const unfollow = runCallback(
    withUpdates(({ follow }) =>
      follow(url, (event) => {
        if (event === "chunkMissing") set(missingChunkAtom)
        else if (event === "cached") set(areChunksCachedAtom, true)
        else set(updateAtom, (now) => (now === "none" ? "waiting" : now))
      }),
    ),
  )
  const unwatch = runSync(
    Device.use(({ watch }) =>
      Effect.succeed(
        watch((event) => void (event === "shown" && runCallback(withUpdates(({ look }) => look)))),
      ),
    ),
  )
  return () => {
    unfollow()
    unwatch()
  }
})

export const takeUpdateAtom = atom(null, (get, set) => {
  if (get(updateAtom) === "incomplete" || mayReload(set(askDoingAtom)))
    get(runtimeAtom).runCallback(withUpdates(({ take }) => take))
})
