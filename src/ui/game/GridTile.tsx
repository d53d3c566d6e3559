import { memo } from "react"

import { GameTile } from "./GameTile.tsx"

/** A game as lists and strips show it. */
export interface GameGridEntry {
  readonly key: string
  readonly name: string
  readonly vendor: string
  readonly image: string | undefined
  readonly spareImage: string | undefined
  readonly isFavourite: boolean
  /** Its star was pressed, and there is no answer yet. */
  readonly isBusy?: boolean | undefined
  readonly badges: ReadonlyArray<string>
  readonly freePlay: boolean
}

/** Games by their place, each made when it is drawn: a long list holds no more than what is on the screen. */
export interface GridGames {
  readonly length: number
  readonly at: (index: number) => GameGridEntry | undefined
}

export interface GridTileProps {
  readonly game: GameGridEntry
  readonly index: number
  readonly onPick: (index: number) => void
  /** No stars without it. */
  readonly onToggleFavourite: ((index: number) => void) | undefined
}

export const GridTile = memo(({ game, index, onPick, onToggleFavourite }: GridTileProps) => (
  <GameTile
    name={game.name}
    vendor={game.vendor}
    image={game.image}
    spareImage={game.spareImage}
    badges={game.badges}
    freePlay={game.freePlay}
    favourite={
      onToggleFavourite && {
        pressed: game.isFavourite,
        busy: game.isBusy,
        onToggle: () => onToggleFavourite(index),
      }
    }
    onPick={() => onPick(index)}
  />
))
