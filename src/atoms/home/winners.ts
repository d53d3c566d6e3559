import { Effect } from "effect"
import type { Getter } from "jotai"

import { timings } from "#config/timings.ts"
import { latestWinners, winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { languageAtom } from "#atoms/preferences.ts"

const latest = (read: typeof Backend.read) => (get: Getter) =>
  Effect.map(read(winnerBoard, latestWinners(get(languageAtom))), ({ list }) => list.map(({ vo }) => vo))

export const winnersAtom = queryAtom(latest(Backend.read), {
  debounce: ["winners", timings.languageRefresh],
  isPublic: true,
  cached: latest(Backend.cached),
})
