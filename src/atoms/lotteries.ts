import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import * as Lottery from "#domain/Lottery.ts"
import * as Resource from "#domain/Resource.ts"
import * as EmbeddedFrame from "#machines/EmbeddedFrame.ts"
import { Lotteries } from "#services/Lotteries.ts"

import { nowAtom } from "./clock.ts"
import { machineAtom } from "./kernel/machine.ts"
import { queryAtom, runtimeAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"
import { isAskingGateAtom, resourcesAtom, statusAtom } from "./system.ts"

const withLotteries = <A, E>(use: (lotteries: Lotteries["Service"]) => Effect.Effect<A, E>) =>
  Lotteries.use(use).pipe(Effect.provide(Lotteries.layer))

/** All lotteries with their running issues; set to have them anew. */
export const lotteriesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return withLotteries(({ all }) => all(language))
  },
  { settle: timings.languageRefresh, isPublic: true },
)

/** The member's recent lotteries. */
export const recentLotteriesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    get(sessionAtom)
    return withLotteries(({ recent }) => recent(language))
  },
  { settle: timings.languageRefresh },
)

/** The issues on screen that have closed, as a text that is another one when another issue has. */
export const closedIssuesAtom = atom((get) =>
  Lottery.closedIssues(
    Remote.getOrElse(get(lotteriesAtom), () => []),
    get(nowAtom),
  ),
)

/** Asks for the lotteries anew when an issue that has closed may be drawn; answers how to stop. */
export const awaitDrawAtom = atom(null, (get, set) => {
  const ask = Effect.sync(() => {
    set(lotteriesAtom)
    set(recentLotteriesAtom)
  })
  return get(runtimeAtom).runCallback(Effect.andThen(Effect.sleep(timings.drawWait), ask))
})

/** Makes what asks for the last draws of a lottery, newest first. */
export const drawsAtomOf = (lottery: Pick<Lottery.Lottery, "gameId" | "vassalage">) =>
  queryAtom(() => withLotteries(({ draws }) => draws(lottery)), { isPublic: true })

/** Tells the address that the lottery frame embeds, by the query of the page; nothing when there is none to trust. */
export const lotteryFrameAtom = atom((get) => {
  const service = Resource.urlOf(get(resourcesAtom), "LOTTERY")
  const session = Option.getOrUndefined(get(sessionAtom))
  return (search: string): string | undefined =>
    service === undefined || session === undefined
      ? undefined
      : Lottery.frameAddress(service, search, session)
})

/** Whether it is still unknown if there is a lottery service. */
export const lotteryServicePendingAtom = atom((get) => get(statusAtom) === undefined || get(isAskingGateAtom))

/** The frame of the lottery page. */
export const lotteryPageAtom = machineAtom(EmbeddedFrame.machine, ({ attempt }, { send }) =>
  Effect.andThen(
    Effect.sleep(timings.frameWait),
    Effect.sync(() => send(EmbeddedFrame.Event.WaitedTooLong({ attempt }))),
  ),
)
