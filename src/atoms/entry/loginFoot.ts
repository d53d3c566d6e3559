import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { speedTestOf } from "#domain/frame/Menu.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

export const loginGamesAtom = atom((get) =>
  Remote.map(get(hotGamesAtom), (games) => games.slice(0, limits.loginHotGames)),
)

export const loginFootAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return {
    copyright: whitelabel?.copyright ?? "",
    speedTest: speedTestOf(whitelabel?.links ?? {}, get(platformAtom)),
  }
})
