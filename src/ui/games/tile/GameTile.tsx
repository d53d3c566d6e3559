import { Armchair, Gamepad2, Star, UserRound } from "lucide-react"
import { memo, useId } from "react"
import { useTranslation } from "react-i18next"

import type { MessageKey } from "#i18n/messages.ts"
import { classes } from "#ui/basic/classes.ts"
import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"

import styles from "./GameTile.module.css"
import { posterRatio } from "#ui/games/list/gridGeometry.ts"

export interface TileFavourite {
  readonly pressed: boolean
  readonly onToggle: () => void
}

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string | undefined
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  readonly eager?: boolean | undefined
  /** If undefined, the tile has no star. */
  readonly favourite?: TileFavourite | undefined
  /** Codes of badges. Unknown codes are not shown. */
  readonly badges?: ReadonlyArray<string> | undefined
  readonly players?: number | undefined
  /** Free seats, which show in place of the players. */
  readonly seats?: number | undefined
  /** The lowest and the highest stake of a live table, formatted. */
  readonly stakes?: string | undefined
  /** For a tile of double size, which has larger texts: the width divided by the height. */
  readonly largeRatio?: number | undefined
  readonly freePlay?: boolean | undefined
  readonly onPick: () => void
}

export interface ListedTile {
  readonly key: string
  readonly tile: GameTileProps
}

/** A list of games that creates each tile when the tile renders, so that a long list creates only visible tiles. */
export interface GameTiles {
  readonly length: number
  readonly at: (index: number) => ListedTile | undefined
}

type Badge = readonly [code: string, name: MessageKey]

const mostMarks = 2

// The first badges have priority.
const badgeNames: ReadonlyArray<Badge> = [
  ["jackpot", "badge_jackpot"],
  ["new", "badge_new"],
  ["hot", "badge_hot"],
]

const Badges = ({ badges }: { readonly badges: ReadonlyArray<Badge> }) => {
  const { t } = useTranslation()
  return badges.map(([badge, name]) => (
    <span key={badge} className={classes(styles["tag"], styles[badge])}>
      {t(name)}
    </span>
  ))
}

const People = ({ seats, players }: Pick<GameTileProps, "seats" | "players">) => {
  const { t } = useTranslation()
  const count = seats ?? players
  if (count === undefined) return null
  const Icon = seats === undefined ? UserRound : Armchair
  return (
    <span
      role="img"
      aria-label={t(seats === undefined ? "players_now" : "seats_free", { count })}
      className={classes(styles["tag"], styles["players"])}
    >
      <Icon aria-hidden />
      {count}
    </span>
  )
}

const FavouriteStar = ({ name, favourite }: { readonly name: string; readonly favourite: TileFavourite }) => {
  const { t } = useTranslation()
  const { pressed, onToggle } = favourite
  return (
    <PressButton
      aria-label={t("favourite_game", { name })}
      aria-pressed={pressed}
      className={classes(styles["star"], pressed && styles["favoured"])}
      onPress={onToggle}
    >
      <Star />
    </PressButton>
  )
}

type Marked = Pick<GameTileProps, "badges" | "freePlay" | "players" | "seats">

const badgesIn = ({ badges = [], freePlay = false, players, seats }: Marked): ReadonlyArray<Badge> => {
  const marks = Number(freePlay) + Number((seats ?? players) !== undefined)
  return badgeNames.filter(([badge]) => badges.includes(badge)).slice(0, mostMarks - marks)
}

interface WordsProps extends Marked, Pick<GameTileProps, "name" | "vendor" | "stakes"> {
  readonly about: string
}

const Words = ({ about, name, vendor = "", freePlay = false, stakes, ...marked }: WordsProps) => {
  const { t } = useTranslation()
  const shown = badgesIn({ ...marked, freePlay })
  return (
    <span className={styles["scrim"]}>
      {shown.length > 0 && (
        <span id={`${about}-badges`} aria-hidden>
          <Badges badges={shown} />
        </span>
      )}
      <span id={`${about}-vendor`} aria-hidden>
        <People {...marked} />
        {freePlay && <span className={classes(styles["tag"], styles["free"])}>{t("free_play")}</span>}
        {vendor !== "" && <span className={styles["vendor"]}>{vendor}</span>}
      </span>
      <span className={styles["name"]}>{name}</span>
      {stakes !== undefined && (
        <span id={`${about}-stakes`} aria-hidden className={styles["vendor"]}>
          {stakes}
        </span>
      )}
    </span>
  )
}

export const GameTile = memo((props: GameTileProps) => {
  const { name, image, spareImage, eager = false, largeRatio } = props
  const about = useId()
  return (
    <div className={styles["place"]}>
      <PressButton
        className={classes(styles["tile"], largeRatio !== undefined && styles["large"])}
        aria-describedby={`${about}-vendor ${about}-badges ${about}-stakes`}
        onPress={props.onPick}
      >
        <Picture
          src={image}
          spareSrc={spareImage}
          alt=""
          ratio={largeRatio ?? posterRatio}
          eager={eager}
          fallback={<Gamepad2 />}
          className={styles["poster"]}
        />
        <Words {...props} about={about} />
      </PressButton>
      {props.favourite !== undefined && <FavouriteStar name={name} favourite={props.favourite} />}
    </div>
  )
})
