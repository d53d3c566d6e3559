import { ChevronRight, Megaphone } from "lucide-react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { type Press, PressLink } from "../basic/PressLink.tsx"
import { Unseen } from "../basic/Unseen.tsx"
import { useAwake } from "../basic/useAwake.ts"
import { useReducedMotion } from "../basic/useMedia.ts"
import styles from "./Ticker.module.css"
import { tickerOffset } from "./tickerOffset.ts"

export interface TickerProps {
  /** None shows 'No announcement'; nothing is said while they are not known. */
  readonly titles: ReadonlyArray<string> | undefined
  readonly href: string
  readonly onPress?: Press | undefined
}

/** Moves the track while `moving`; where it stood is kept over a pause. */
const useSteps = (track: RefObject<HTMLElement | null>, moving: boolean) => {
  const elapsed = useRef(0)
  useEffect(() => {
    if (!moving) return undefined
    let last: number | undefined
    let frame = 0
    const step = (now: number) => {
      elapsed.current += now - (last ?? now)
      last = now
      const element = track.current
      if (element !== null) {
        const offset = tickerOffset(elapsed.current, element.scrollWidth / 2)
        const transform = `translateX(${-offset}px)`
        if (element.style.transform !== transform) element.style.transform = transform
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [moving, track])
}

const Titles = ({ titles }: { readonly titles: ReadonlyArray<string> }) =>
  titles.map((title, index) => (
    <span key={`${index} ${title}`} className={styles["title"]}>
      {title}
    </span>
  ))

export const Ticker = ({ titles, href, onPress }: TickerProps) => {
  const { t } = useTranslation()
  const track = useRef<HTMLSpanElement>(null)
  const view = useRef<HTMLSpanElement>(null)
  const [held, setHeld] = useState(false)
  const awake = useAwake(view)
  const still = useReducedMotion() || titles === undefined || titles.length === 0
  useSteps(track, !still && !held && awake)
  return (
    <div
      className={styles["ticker"]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <PressLink href={href} onPress={onPress} className={styles["link"]}>
        <Megaphone className={styles["icon"]} aria-hidden />
        <Unseen>{`${t("announcements")}: `}</Unseen>
        <span ref={view} className={styles["window"]}>
          {titles?.length === 0 && <span className={styles["none"]}>{t("no_announcement")}</span>}
          {titles !== undefined && titles.length > 0 && (
            <span
              ref={track}
              key={still ? "still" : "moving"}
              className={still ? styles["still"] : styles["track"]}
            >
              <span className={styles["run"]}>
                <Titles titles={titles} />
              </span>
              {!still && (
                <span className={styles["run"]} aria-hidden>
                  <Titles titles={titles} />
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
