import { Effect, Option, Random } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import * as Resource from "#domain/frame/Resource.ts"
import * as EmbeddedIframe from "#machines/EmbeddedIframe.ts"
import * as calls from "#gateway/calls/games/lotteries.ts"
import { Backend } from "#services/Backend.ts"
import { nowAtom } from "#atoms/clock.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"
import { isRequestingStatusAtom, resourcesAtom, statusAtom } from "#atoms/system/gate.ts"

export const lotteriesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Effect.map(
      Effect.all(
        [calls.popularLotteries, calls.mobileLotteries, calls.vietnameseLotteries].map((call) =>
          Backend.read(call, { language }),
        ),
        { concurrency: "unbounded" },
      ),
      (lists) => Lottery.union(lists.flat()),
    )
  },
  { debounce: ["lotteries", timings.languageRefresh], isPublic: true },
)

export const recentLotteriesAtom = queryAtom(
  (get) => {
    const language = get(languageAtom)
    return Option.isSome(get(sessionAtom))
      ? Backend.read(calls.recentVietnameseLotteries, { language })
      : Effect.succeed([])
  },
  { debounce: ["recent-lotteries", timings.languageRefresh] },
)

export const closedIssuesAtom = atom((get) =>
  Lottery.closedIssues(
    Remote.getOrElse(get(lotteriesAtom), () => []),
    get(nowAtom),
  ),
)

/** Refetches the lotteries after a random delay, so that clients do not refetch together. Returns a stop function. */
export const awaitDrawAtom = atom(null, (get, set) => {
  const ask = Effect.sync(() => {
    set(lotteriesAtom.refetchAtom)
    set(recentLotteriesAtom.refetchAtom)
  })
  const spread = Effect.flatMap(Random.nextBetween(0, millis(timings.drawSpread)), Effect.sleep)
  return get(runtimeAtom).runCallback(
    Effect.sleep(timings.drawWait).pipe(Effect.andThen(spread), Effect.andThen(ask)),
  )
})

export const drawsAtomOf = ({ gameId, vassalage }: Pick<Lottery.Lottery, "gameId" | "vassalage">) =>
  queryAtom(
    () => Backend.read(Lottery.isVietnamese(vassalage) ? calls.vietnameseDraws : calls.draws, { gameId }),
    { isPublic: true },
  )

export const issueAtomOf = (gameId: string) =>
  queryAtom(() => Backend.read(calls.issue, { gameId }), { isPublic: true })

export const lotteryIframeAtom = atom((get) => {
  const service = Resource.urlOf(get(resourcesAtom), "LOTTERY")
  const session = Option.getOrUndefined(get(sessionAtom))
  return (search: string): string | undefined =>
    service === undefined || session === undefined ? undefined : Lottery.iframeUrl(service, search, session)
})

export const lotteryServicePendingAtom = atom(
  (get) => get(statusAtom) === undefined || get(isRequestingStatusAtom),
)

export const lotteryPageAtom = machineAtom("page", EmbeddedIframe.machine, ({ attempt }, { send }) =>
  Effect.andThen(
    Effect.sleep(timings.iframeWait),
    Effect.sync(() => send(EmbeddedIframe.Event.TimedOut({ attempt }))),
  ),
)
