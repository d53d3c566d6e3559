import { type Atom, atom } from "jotai"

import { vendorsAtom, categoriesAtom } from "#atoms/games/games.ts"
import { type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import type { QueryAtom } from "#atoms/kernel/query.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { homeAnnouncementsAtom, homeBannersAtom } from "./announcements.ts"
import { winnersAtom } from "./winners.ts"

/** A part of home: the text for its failure, what it shows, and what fetches that again. */
interface Part {
  readonly what: MessageKey
  readonly shows: Atom<Remote<ReadonlyArray<unknown>>>
  readonly refetchAtom: QueryAtom<unknown>["refetchAtom"]
}

/** In the order on screen. */
const parts: ReadonlyArray<Part> = [
  { what: "banners_failed", shows: homeBannersAtom, refetchAtom: homeAnnouncementsAtom.refetchAtom },
  { what: "games_failed", shows: categoriesAtom, refetchAtom: vendorsAtom.refetchAtom },
  { what: "winners_failed", shows: winnersAtom, refetchAtom: winnersAtom.refetchAtom },
]

/** A part of home that failed and has nothing to show. */
interface FailedPart extends Pick<Part, "what" | "refetchAtom"> {
  readonly why: Message
}

/** The failed parts of home, in the order on screen. */
export const homeFailuresAtom = atom((get) =>
  parts.flatMap(({ shows, ...part }): ReadonlyArray<FailedPart> => {
    const remote = get(shows)
    const isFailed = remote._tag === "Failed" && (valueOf(remote) ?? []).length === 0
    return isFailed ? [{ ...part, why: remote.message }] : []
  }),
)

/** Fetches the failed parts of home again. */
export const refetchHomeAtom = atom(null, (get, set) =>
  get(homeFailuresAtom).forEach(({ refetchAtom }) => set(refetchAtom)),
)
