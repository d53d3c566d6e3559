import { defaultLanguage } from "#config/product.ts"
import { homeTypes } from "#domain/messages/Announcement.ts"
import {
  homeAnnouncements,
  latestWinners,
  ofTypes,
  winnerBoard,
} from "#gateway/calls/messages/announcements.ts"
import { hotGames, hotIn, vendors } from "#gateway/calls/games/games.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"

import { first, language, merchant, token } from "../firstCall.ts"

export const firstCalls = {
  status: first(systemStatus, {}, { isInShell: true }),
  announcements: first(
    homeAnnouncements,
    { ...ofTypes(homeTypes), merchantCode: merchant, token },
    { isInShell: true },
  ),
  winners: first(winnerBoard, { ...latestWinners(defaultLanguage), language }, { isInShell: true }),
  vendors: first(vendors, { typeId: 1, merchantCode: merchant }, { isInShell: true }),
  whitelabel: first(whitelabel, {}),
  hotGames: first(hotGames, { merchantCode: merchant, ...hotIn(defaultLanguage), language }),
} as const
