import { ChevronRight, Megaphone } from "lucide-react"
import { type RefObject, useEffect, useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { classes } from "../basic/classes.ts"
import { type Press, PressLink } from "../basic/PressLink.tsx"
import { Unseen } from "../basic/Unseen.tsx"
import { useAwake } from "../basic/useAwake.ts"
import { useReducedMotion } from "../basic/useMedia.ts"
import styles from "./Ticker.module.css"
import { tickerRound } from "./tickerRound.ts"

export interface TickerProps {
  /** None shows 'No announcement'; nothing is said while they are not known. */
  readonly titles: ReadonlyArray<string> | undefined
  readonly href: string
  readonly onPress?: Press | undefined
}

/** Gives the styles that carry the track along the length of its round. */
const useRound = (track: RefObject<HTMLElement | null>, still: boolean) => {
  useEffect(() => {
    const element = track.current
    if (element === null || still) return undefined
    // It is called when the page was laid out: whoever asks before that has it laid out twice.
    const observer = new ResizeObserver(() => {
      const { frames, duration } = tickerRound(element.scrollWidth / 2)
      element.style.animationDuration = `${duration}ms`
      element.style.animationTimingFunction = `steps(${frames})`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [track, still])
}

/** One text for all: an element each would be hundreds, twice. */
const inOneLine = (titles: ReadonlyArray<string>): string => titles.join("\u2003\u2003")

export const Ticker = ({ titles, href, onPress }: TickerProps) => {
  const { t } = useTranslation()
  const track = useRef<HTMLSpanElement>(null)
  const view = useRef<HTMLSpanElement>(null)
  const awake = useAwake(view)
  const still = useReducedMotion() || titles === undefined || titles.length === 0
  useRound(track, still)
  return (
    <div className={styles["ticker"]}>
      <PressLink href={href} onPress={onPress} className={styles["link"]}>
        <Megaphone className={styles["icon"]} aria-hidden />
        <Unseen>{`${t("announcements")}: `}</Unseen>
        <span ref={view} className={styles["window"]}>
          {titles?.length === 0 && <span className={styles["none"]}>{t("no_announcement")}</span>}
          {titles !== undefined && titles.length > 0 && (
            <span
              ref={track}
              key={still ? "still" : "moving"}
              className={still ? styles["still"] : classes(styles["track"], !awake && styles["asleep"])}
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
        <ChevronRight className={styles["more"]} aria-hidden />
      </PressLink>
    </div>
  )
}
