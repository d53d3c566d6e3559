import { ChevronRight, Megaphone } from "lucide-react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { labelText } from "#i18n/formatting.ts"

import { classes } from "#ui/basic/classes.ts"
import { PauseButton } from "#ui/button/PauseButton.tsx"
import { type Press, PressLink } from "#ui/button/PressLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { useAwake } from "#ui/image/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"
import styles from "./Ticker.module.css"
import { marqueeTiming } from "./marqueeTiming.ts"

export interface TickerProps {
  /** `[]` shows 'No announcement'; undefined shows nothing. */
  readonly titles: ReadonlyArray<string> | undefined
  readonly href: string
  readonly onPress?: Press | undefined
}

const useRunStyles = (track: RefObject<HTMLElement | null>, still: boolean) => {
  useEffect(() => {
    const element = track.current
    if (element === null || still) return undefined
    // Runs after layout; measuring earlier would force a second layout.
    const observer = new ResizeObserver(() => {
      const { frames, duration } = marqueeTiming(element.scrollWidth / 2)
      element.style.animationDuration = `${duration}ms`
      element.style.animationTimingFunction = `steps(${frames})`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [track, still])
}

// Joins all titles into one text, because one element for each title could be hundreds of elements.
const inOneLine = (titles: ReadonlyArray<string>): string => titles.join("\u2003\u2003")

interface TitlesProps extends Pick<TickerProps, "titles"> {
  readonly still: boolean
  readonly paused: boolean
}

const Titles = ({ titles, still, paused }: TitlesProps) => {
  const { t } = useTranslation()
  const track = useRef<HTMLSpanElement>(null)
  const view = useRef<HTMLSpanElement>(null)
  const awake = useAwake(view)
  useRunStyles(track, still)
  return (
    <span ref={view} className={styles["window"]}>
      {titles?.length === 0 && <span className={styles["none"]}>{t("no_announcement")}</span>}
      {titles !== undefined && titles.length > 0 && (
        <span
          ref={track}
          key={still ? "still" : "moving"}
          className={
            still ? styles["still"] : classes(styles["track"], (!awake || paused) && styles["asleep"])
          }
        >
          <span className={styles["run"]}>{inOneLine(titles)}</span>
          {!still && (
            <span className={styles["run"]} aria-hidden>
              {inOneLine(titles)}
            </span>
          )}
        </span>
      )}
    </span>
  )
}

export const Ticker = ({ titles, href, onPress }: TickerProps) => {
  const { t } = useTranslation()
  const reduced = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const still = reduced || titles === undefined || titles.length === 0
  return (
    <div role="group" aria-label={t("announcements")} className={styles["ticker"]}>
      <PressLink href={href} onPress={onPress} className={styles["link"]}>
        <Megaphone className={styles["icon"]} aria-hidden />
        <VisuallyHidden>{labelText(t, t("announcements"), "")}</VisuallyHidden>
        <Titles titles={titles} still={still} paused={paused} />
        <ChevronRight className={styles["more"]} aria-hidden />
      </PressLink>
      {titles === undefined && !reduced && <span className={styles["reserved"]} />}
      {!still && <PauseButton paused={paused} className={styles["pause"]} onChange={setPaused} />}
    </div>
  )
}
