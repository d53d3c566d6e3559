import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { speedTestOf } from "#domain/Menu.ts"

import { hotGamesAtom } from "./games.ts"
import * as Remote from "./kernel/Remote.ts"
import { platformAtom, whitelabelAtom } from "./system.ts"

/** The hot games under the login form: four at most (spec §9). */
export const loginGamesAtom = atom((get) =>
  Remote.map(get(hotGamesAtom), (games) => games.slice(0, limits.loginHotGames)),
)

/** What the foot of the login form shows of the merchant's settings. */
export const loginFootAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return {
    copyright: whitelabel?.copyright ?? "",
    speedTest: speedTestOf(whitelabel?.links ?? {}, get(platformAtom)),
  }
})
