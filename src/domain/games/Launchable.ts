import type { Winner } from "#domain/home/Winner.ts"

import { type Game, title } from "./Game.ts"

export interface Launchable extends Pick<
  Game,
  "nodeId" | "vassalage" | "gameType" | "gameId" | "isGameH5" | "freeplay" | "lottoMode"
> {
  readonly name: string
}

/** The lobby of a vendor has no node (open point 115). */
export const vendorLobby = (vassalage: string, gameType: string, name = vassalage): Launchable => ({
  name,
  nodeId: "",
  vassalage,
  gameType,
  gameId: "",
  isGameH5: "",
  freeplay: false,
  lottoMode: "",
})

export const ofGame = (game: Omit<Launchable, "name"> & Pick<Game, "gameName" | "nodeName">): Launchable => ({
  ...game,
  name: title(game),
})

/** Assumed: the `gameCode` of a winner is the node of the game. */
export const ofWinner = (winner: Winner): Launchable => ({
  ...vendorLobby(winner.vendor, winner.gameType, winner.gameName),
  nodeId: winner.gameCode,
  gameId: winner.gameCode,
})
