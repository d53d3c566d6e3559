import { Clock, Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as GameShell from "#machines/GameShell.ts"
import { Address } from "#platform/Address.ts"
import { nowAtom } from "#atoms/clock.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"

import { recentGamesAtom } from "./recents.ts"

const sumAtom = atom((get) => {
  const wallet = Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none()))
  return wallet?.sumBalance
})

/** The balance when the game opened, in the wallet's major unit. */
const sumAtOpeningAtom = atom<number>()

/** Adds a history entry with the same address and calls back when the player goes back. */
const addStep = (steppedBack: () => void) =>
  Address.use((address) =>
    Effect.flatMap(address.current, address.push).pipe(
      Effect.andThen(
        Effect.callback<void>((resume) => {
          const stop = address.watch(() => {
            if (address.place().arrival === "step") resume(Effect.void)
          })
          return Effect.sync(stop)
        }),
      ),
      Effect.map(steppedBack),
    ),
  )

/** The shell around a game that plays in a frame. */
export const gameShellAtom = machineAtom("page", GameShell.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "AddStep":
      return addStep(() => send(GameShell.Event.SteppedBack()))
    case "TakeStep":
      return Address.use(({ current, back }) => Effect.flatMap(current, back))
    case "AwaitFrame":
      return Effect.andThen(
        Effect.sleep(timings.frameWait),
        Effect.sync(() => send(GameShell.Event.TimedOut({ id: command.id }))),
      )
    case "NoteBalance":
      return Effect.sync(() => set(sumAtOpeningAtom, get(sumAtom)))
    case "Refresh":
      return Effect.sync(() => {
        set(walletAtom)
        set(recentGamesAtom)
      })
    case "OpenPage":
      return Address.use(({ leaveFor }) => leaveFor(command.url, true))
  }
})

/** Opens a game in the shell. */
export const openShellAtom = atom(null, (get, set, game: { readonly name: string; readonly url: string }) =>
  set(
    gameShellAtom,
    GameShell.Event.Launched({ ...game, now: get(runtimeAtom).runSync(Clock.currentTimeMillis) }),
  ),
)

/** The change of the balance since the game opened; undefined while either value is unknown. */
export const netChangeAtom = atom((get) => {
  const [before, now] = [get(sumAtOpeningAtom), get(sumAtom)]
  return before === undefined || now === undefined ? undefined : now - before
})

/** Milliseconds since the game opened. */
export const playedAtom = atom((get) => {
  const shell = get(gameShellAtom)
  return shell._tag === "Closed" ? 0 : Math.max(0, get(nowAtom) - shell.play.openedAt)
})
