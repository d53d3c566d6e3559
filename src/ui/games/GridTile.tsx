import { memo } from "react"

import { GameTile } from "./GameTile.tsx"

/** A game in lists and strips. */
export interface GameGridEntry {
  readonly key: string
  readonly name: string
  readonly vendor: string
  readonly image: string | undefined
  readonly spareImage: string | undefined
  readonly isFavourite: boolean
  readonly badges: ReadonlyArray<string>
  readonly freePlay: boolean
}

/** Games by index, each created when it renders, so that a long list creates only what is on screen. */
export interface GridGames {
  readonly length: number
  readonly at: (index: number) => GameGridEntry | undefined
}

export interface GridTileProps {
  readonly game: GameGridEntry
  readonly index: number
  readonly onPick: (index: number) => void
  /** Without it games have no stars. */
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
        onToggle: () => onToggleFavourite(index),
      }
    }
    onPick={() => onPick(index)}
  />
))
