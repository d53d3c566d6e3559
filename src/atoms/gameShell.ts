import { Clock, Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as GameShell from "#machines/GameShell.ts"
import { Visit } from "#services/Visit.ts"

import { nowAtom } from "./clock.ts"
import { machineAtom } from "./kernel/machine.ts"
import { runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { recentGamesAtom } from "./recents.ts"
import { walletAtom } from "./wallet.ts"

const sumAtom = atom((get) => {
  const wallet = Option.getOrUndefined(Remote.getOrElse(get(walletAtom), () => Option.none()))
  return wallet?.sumBalance
})

/** The balance when the game opened, in the wallet's major unit. */
const sumAtOpeningAtom = atom<number>()

/** Adds a step to the history under the same address, and waits for the player to take it back. */
const addStep = (steppedBack: () => void) =>
  Visit.use((visit) =>
    Effect.flatMap(visit.path, visit.push).pipe(
      Effect.andThen(
        Effect.callback<void>((resume) => {
          const stop = visit.watchSteps(() => resume(Effect.void))
          return Effect.sync(stop)
        }),
      ),
      Effect.map(steppedBack),
    ),
  )

/** The shell around a game that plays in a frame. */
export const gameShellAtom = machineAtom(GameShell.machine, (command, { get, set, send }) => {
  switch (command._tag) {
    case "AddStep":
      return addStep(() => send(GameShell.Event.SteppedBack()))
    case "TakeStep":
      return Visit.use(({ back }) => back)
    case "AwaitFrame":
      return Effect.andThen(
        Effect.sleep(timings.frameWait),
        Effect.sync(() => send(GameShell.Event.WaitedTooLong({ id: command.id }))),
      )
    case "NoteBalance":
      return Effect.sync(() => set(sumAtOpeningAtom, get(sumAtom)))
    case "Refresh":
      return Effect.sync(() => {
        set(walletAtom)
        set(recentGamesAtom)
      })
    case "OpenPage":
      return Visit.use(({ leaveFor }) => leaveFor(command.url, true))
  }
})

/** Opens a game in the shell. */
export const openShellAtom = atom(null, (get, set, game: { readonly name: string; readonly url: string }) =>
  set(
    gameShellAtom,
    GameShell.Event.Launched({ ...game, now: get(runtimeAtom).runSync(Clock.currentTimeMillis) }),
  ),
)

/** What the balance has gained or lost since the game was opened; nothing while one of both is not known. */
export const netChangeAtom = atom((get) => {
  const [before, now] = [get(sumAtOpeningAtom), get(sumAtom)]
  return before === undefined || now === undefined ? undefined : now - before
})

/** Milliseconds since the game was opened. */
export const playedAtom = atom((get) => {
  const shell = get(gameShellAtom)
  return shell._tag === "Closed" ? 0 : Math.max(0, get(nowAtom) - shell.play.openedAt)
})
