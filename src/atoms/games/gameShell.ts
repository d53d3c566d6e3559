import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Value } from "#domain/Decimal.ts"
import * as GameShell from "#machines/GameShell.ts"
import { Address } from "#platform/Address.ts"
import { Backend } from "#services/Backend.ts"
import { hasChecks } from "#services/protection/playGate.ts"
import { nowAtom } from "#atoms/clock.ts"
import { awaitValue } from "#atoms/kernel/awaitValue.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { knownWalletAtom, walletAtom } from "#atoms/cashier/wallet.ts"

import { iframeGameAtom } from "./launch.ts"
import { recentGamesAtom } from "./recents.ts"

const sumAtom = atom((get) => get(knownWalletAtom)?.sumBalance)

// The total balance when the game opened, in the wallet's major unit.
const sumAtOpeningAtom = atom<Value>()

const pushEntry = (onBack: () => void) =>
  Address.use((address) =>
    address.pushEntry.pipe(
      Effect.andThen(
        Effect.callback<void>((resume) => {
          const stop = address.watch(() => {
            if (address.location().arrival === "traverse") resume(Effect.void)
          })
          return Effect.sync(stop)
        }),
      ),
      Effect.map(onBack),
    ),
  )

export const gameShellAtom = machineAtom("page", GameShell.machine, (command, { set, send }) => {
  switch (command._tag) {
    case "PushEntry":
      return pushEntry(() => send(GameShell.Event.NavigatedBack()))
    case "RemoveEntry":
      return Address.use(({ removeEntry }) => removeEntry)
    case "AwaitIframe":
      return Effect.andThen(
        Effect.sleep(timings.iframeWait),
        Effect.sync(() => send(GameShell.Event.TimedOut({ id: command.id }))),
      )
    case "NoteBalance":
      return Effect.map(awaitValue(walletAtom, { set }), (wallet) =>
        set(sumAtOpeningAtom, Option.getOrUndefined(Option.flatten(wallet))?.sumBalance),
      )
    case "Refresh":
      return Effect.sync(() => {
        set(walletAtom.refetchAtom)
        set(recentGamesAtom.refetchAtom)
      })
    case "OpenPage":
      return Address.use(({ leaveFor }) => leaveFor(command.url, true))
    case "OpenInLobby":
      return Address.use(({ current, push }) =>
        Effect.flatMap(current, (path) => (path === command.path ? Effect.void : push(command.path))),
      )
  }
})

export const openGameShellAtom = atom(
  null,
  (get, set, game: { readonly name: string; readonly url: string }) => {
    const shell = get(gameShellAtom)
    // The player has cancelled leaving for the game's own page.
    if (shell._tag !== "Closed" && shell.play.url === game.url) return
    set(gameShellAtom, GameShell.Event.Launched({ ...game, now: get(runtimeAtom).runSync(Backend.now) }))
  },
)

/** Leaves for the game's own page, with the notice before it if reality checks cannot show there. */
export const openGamePageAtom = atom(null, async (get, set) => {
  const shell = get(gameShellAtom)
  if (shell._tag === "Closed") return
  const { name, url } = shell.play
  const has = await get(runtimeAtom).runPromise(Effect.orElseSucceed(hasChecks, () => true))
  if (has) set(iframeGameAtom, { name, url, isPage: true })
  else set(gameShellAtom, GameShell.Event.PagePressed())
})

/** Undefined while either balance is unknown. */
export const netChangeAtom = atom((get) => {
  const [before, now] = [get(sumAtOpeningAtom), get(sumAtom)]
  return before === undefined || now === undefined ? undefined : Number(now) - Number(before)
})

/** Time since the game opened, in milliseconds. */
export const playedAtom = atom((get) => {
  const shell = get(gameShellAtom)
  return shell._tag === "Closed" ? 0 : Math.max(0, get(nowAtom) - shell.play.openedAt)
})
