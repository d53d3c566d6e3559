import { type Atom, atom } from "jotai"

import { categoriesAtom, hotGamesAtom, vendorsAtom } from "#atoms/games/games.ts"
import { type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import type { QueryAtom } from "#atoms/kernel/query.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { homeAnnouncementsAtom, homeBannersAtom } from "./announcements.ts"
import { winnersAtom } from "./winners.ts"

interface Block {
  readonly what: MessageKey
  readonly shows: Atom<Remote<ReadonlyArray<unknown>>>
  readonly refetchAtom: QueryAtom<unknown>["refetchAtom"]
}

const blocks: ReadonlyArray<Block> = [
  { what: "banners_failed", shows: homeBannersAtom, refetchAtom: homeAnnouncementsAtom.refetchAtom },
  { what: "games_failed", shows: categoriesAtom, refetchAtom: vendorsAtom.refetchAtom },
  { what: "winners_failed", shows: winnersAtom, refetchAtom: winnersAtom.refetchAtom },
]

export const areHomeBlocksLoadedAtom = atom((get) =>
  [...blocks.map(({ shows }) => shows), hotGamesAtom].every((shows) => get(shows)._tag !== "Loading"),
)

interface FailedBlock extends Pick<Block, "what" | "refetchAtom"> {
  readonly why: Message
}

export const homeFailuresAtom = atom((get) =>
  blocks.flatMap(({ shows, ...block }): ReadonlyArray<FailedBlock> => {
    const remote = get(shows)
    const isFailed = remote._tag === "Failed" && (valueOf(remote) ?? []).length === 0
    return isFailed ? [{ ...block, why: remote.message }] : []
  }),
)

export const refetchHomeAtom = atom(null, (get, set) =>
  get(homeFailuresAtom).forEach(({ refetchAtom }) => set(refetchAtom)),
)
