import { type Game, title } from "./Game.ts"
import type { Winner } from "./Winner.ts"

/** What of a game a launch looks at. */
export interface Launchable extends Pick<
  Game,
  "nodeId" | "vassalage" | "gameType" | "gameId" | "isGameH5" | "freeplay" | "lottoMode"
> {
  /** What its window is called. */
  readonly name: string
}

/** A vendor's own lobby as something to launch: it has no node (decision 115). */
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

/** Assumed: a winner entry names its game by `gameCode`, which is the game's node. */
export const ofWinner = (winner: Winner): Launchable => ({
  ...vendorLobby(winner.vendor, winner.gameType, winner.gameName),
  nodeId: winner.gameCode,
  gameId: winner.gameCode,
})
