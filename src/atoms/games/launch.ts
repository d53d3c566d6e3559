import { Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Launchable } from "#domain/games/Launchable.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { Address } from "#platform/Address.ts"
import { logInForAtom } from "#atoms/entry/access.ts"
import { refuseAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

export const iframeGameAtom = atom<{
  readonly name: string
  readonly url: string
  readonly isPage?: boolean
}>()

export const isGameCoveredAtom = atom(false)

const withLauncher = lazyService(() => import("#services/games/Launcher.ts").then(({ Launcher }) => Launcher))

const askAtom = actionAtom({
  run: (game: Launchable) => withLauncher(({ launch }) => launch(game)),
  waits: timings.loaderUntilDone,
})

export const launchAtom = atom(null, async (get, set, game: Launchable) => {
  const { runSync } = get(runtimeAtom)
  const launch = Option.getOrUndefined(await set(askAtom, game))
  switch (launch?._tag) {
    case undefined:
      return undefined
    case "LogInFirst":
      return set(logInForAtom, {
        path: runSync(Address.use(({ current }) => current)),
        reason: "login_to_play",
      })
    case "Open":
      return runSync(Address.use(({ push }) => push(launch.path)))
    case "Leave":
      return runSync(Address.use(({ leaveFor }) => leaveFor(launch.url)))
    case "Iframe":
      return set(iframeGameAtom, launch)
    case "NoAddress":
      return set(refuseAtom, { key: "empty_url" })
    case "Unsafe":
      return set(refuseAtom, { key: "unsafe_url" })
    case "Failed":
      return set(refuseAtom, launch.message)
  }
})
