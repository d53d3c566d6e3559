import { defaultLanguage } from "#config/product.ts"
import { homeTypes } from "#domain/messages/Announcement.ts"
import type { Call } from "#gateway/Call.ts"
import {
  homeAnnouncements,
  latestWinners,
  ofTypes,
  winnerBoard,
} from "#gateway/calls/messages/announcements.ts"
import { hotGames, hotIn, vendors } from "#gateway/calls/games/games.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { queryOf } from "#gateway/Gateway.ts"

/** A GET request of home's first screen. */
export interface FirstCall {
  readonly path: string
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** The shell shows its response. */
  readonly isInShell: boolean
  /** The device caches its response for the next visit; never one of a session. */
  readonly isCached: boolean
}

const first = <I, O>(
  { path }: Call<I, O>,
  input: object,
  flags: Pick<FirstCall, "isInShell" | "isCached">,
): FirstCall => ({ path, query: queryOf(input), ...flags })

const merchant = "{merchant}"
const language = "{language}"

/** The requests of home's first screen in their order. Boot replaces `{merchant}`, `{token}` and `{language}`. */
export const firstCalls = {
  status: first(systemStatus, {}, { isInShell: true, isCached: false }),
  announcements: first(
    homeAnnouncements,
    { ...ofTypes(homeTypes), merchantCode: merchant, token: "{token}" },
    { isInShell: true, isCached: true },
  ),
  winners: first(
    winnerBoard,
    { ...latestWinners(defaultLanguage), language },
    { isInShell: true, isCached: true },
  ),
  vendors: first(vendors, { typeId: 1, merchantCode: merchant }, { isInShell: true, isCached: true }),
  whitelabel: first(whitelabel, {}, { isInShell: false, isCached: false }),
  hotGames: first(
    hotGames,
    { merchantCode: merchant, ...hotIn(defaultLanguage), language },
    { isInShell: false, isCached: true },
  ),
} as const
