import { Gamepad2, Star } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "#ui/texts.tsx"

import type { MessageKey } from "#i18n/messages.ts"

import { classes } from "../basic/classes.ts"
import { Picture } from "../basic/Picture.tsx"
import { PressButton } from "../basic/PressButton.tsx"
import styles from "./GameTile.module.css"
import { posterRatio } from "./gridGeometry.ts"

export interface TileFavourite {
  readonly pressed: boolean
  /** The change is on its way: no further press. */
  readonly busy?: boolean | undefined
  readonly onToggle: () => void
}

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string | undefined
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  readonly eager?: boolean | undefined
  /** No star without it. */
  readonly favourite?: TileFavourite | undefined
  /** Codes such as `hot`; those the product has no word for are not shown. */
  readonly badges?: ReadonlyArray<string> | undefined
  /** It can be played without a stake. */
  readonly freePlay?: boolean | undefined
  readonly onPick: () => void
}

const badgeNames: ReadonlyMap<string, MessageKey> = new Map([
  ["hot", "badge_hot"],
  ["new", "badge_new"],
  ["jackpot", "badge_jackpot"],
])

const Badges = ({ badges }: { readonly badges: ReadonlyArray<string> }) => {
  const { t } = useTranslation()
  return badges.map((badge) => {
    const name = badgeNames.get(badge)
    return (
      name !== undefined && (
        <span key={badge} className={classes(styles["badge"], styles[badge])}>
          {t(name)}
        </span>
      )
    )
  })
}

const FavouriteStar = ({ name, favourite }: { readonly name: string; readonly favourite: TileFavourite }) => {
  const { t } = useTranslation()
  const { pressed, busy = false, onToggle } = favourite
  return (
    <PressButton
      aria-label={t("favourite_game", { name })}
      aria-pressed={pressed}
      aria-busy={busy}
      className={classes(styles["star"], pressed && styles["favoured"], busy && styles["busy"])}
      onPress={busy ? undefined : onToggle}
    >
      <span className={styles["disc"]}>
        <Star />
      </span>
    </PressButton>
  )
}

/** A game's poster. Vendor and badges describe its button, which is named by the game alone. */
export const GameTile = (props: GameTileProps) => {
  const { name, vendor = "", image, spareImage, eager = false, badges = [], freePlay = false } = props
  const { t } = useTranslation()
  const about = useId()
  return (
    <div className={styles["place"]}>
      <PressButton
        className={styles["tile"]}
        aria-describedby={`${about}-vendor ${about}-badges`}
        onPress={props.onPick}
      >
        <Picture
          src={image}
          spareSrc={spareImage}
          alt=""
          ratio={posterRatio}
          eager={eager}
          fallback={<Gamepad2 />}
          className={styles["poster"]}
        />
        {badges.length > 0 && (
          <span id={`${about}-badges`} className={styles["badges"]} aria-hidden>
            <Badges badges={badges} />
          </span>
        )}
        <span className={styles["scrim"]}>
          <span id={`${about}-vendor`} aria-hidden>
            {freePlay && <span className={styles["free"]}>{t("free_play")}</span>}
            {vendor !== "" && <span className={styles["vendor"]}>{vendor}</span>}
          </span>
          <span className={styles["name"]}>{name}</span>
        </span>
      </PressButton>
      {props.favourite !== undefined && <FavouriteStar name={name} favourite={props.favourite} />}
    </div>
  )
}
