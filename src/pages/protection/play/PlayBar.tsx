import { useAtomValue, useSetAtom } from "jotai"
import { useCallback, useId, useState } from "react"
import { useTranslation } from "react-i18next"

import { hasQuickBreakAtom, playSessionTimeAtom, takeBreakAtom } from "#atoms/protection/protection.ts"
import { leaveForAtom } from "#atoms/protection/realityCheck.ts"
import { gameClosesInAtom } from "#atoms/protection/sessionLimit.ts"
import { nowAtom } from "#atoms/clock.ts"
import { paths } from "#config/paths.ts"
import * as DurationText from "#domain/DurationText.ts"
import { durationText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"

import styles from "./PlayBar.module.css"
import { RealityCheck } from "./RealityCheck.tsx"

// One chunk contains all overlays of a game, because each separate lazy import enlarges the chunks that home loads.
export { LeaveNotice } from "./LeaveNotice.tsx"
export { RealityCheck }

// Every language shows `14:05`, in the device's time zone.
const timeText = (time: number): string =>
  new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time)

export const PlaySessionTimer = () => {
  const { t } = useTranslation()
  const time = useAtomValue(playSessionTimeAtom)
  return (
    time !== undefined && (
      <span role="timer" aria-label={t("session_time")} className={styles["timer"]}>
        {durationText(t, DurationText.parts(Math.floor(time / 1000)))}
      </span>
    )
  )
}

export const PlaySessionFacts = () => {
  const { t } = useTranslation()
  const isKnown = useAtomValue(playSessionTimeAtom) !== undefined
  return (
    <p className={styles["facts"]}>
      <time className={styles["day"]}>{timeText(useAtomValue(nowAtom))}</time>
      {isKnown && (
        <span className={styles["session"]}>
          <span aria-hidden className={styles["label"]}>
            {t("session_time")}
          </span>
          <PlaySessionTimer />
        </span>
      )}
    </p>
  )
}

const GameEnd = () => {
  const { t } = useTranslation()
  const left = useAtomValue(gameClosesInAtom)
  if (left === undefined) return null
  return (
    <div className={styles["end"]}>
      <p role="status">{t("session_limit")}</p>
      <p>
        <span aria-hidden className={styles["label"]}>
          {t("game_closes_in")}
        </span>
        <span role="timer" aria-label={t("game_closes_in")} className={styles["timer"]}>
          {durationText(t, DurationText.parts(Math.ceil(left / 1000)))}
        </span>
      </p>
    </div>
  )
}

const QuickBreak = () => {
  const { t } = useTranslation()
  const takeBreak = useSetAtom(takeBreakAtom)
  const isBusy = useAtomValue(takeBreakAtom.isRunningAtom)
  const hint = useId()
  return (
    useAtomValue(hasQuickBreakAtom) && (
      <>
        <Button size="small" busy={isBusy} describedBy={hint} onPress={() => void takeBreak(24)}>
          {t("quick_break")}
        </Button>
        <p id={hint} className={styles["hint"]}>
          {t("quick_break_hint")}
        </p>
      </>
    )
  )
}

const LimitsButton = () => {
  const { t } = useTranslation()
  const leaveFor = useSetAtom(leaveForAtom)
  return (
    <Button size="small" onPress={() => leaveFor(paths.protection)}>
      {t("limits")}
    </Button>
  )
}

const SessionFigures = () => {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const close = useCallback(() => setAsked(false), [])
  return (
    <>
      <Button size="small" onPress={() => setAsked(true)}>
        {t("session_figures")}
      </Button>
      <RealityCheck isAsked={isAsked} onClose={close} />
    </>
  )
}

export const PlayBar = () => (
  <div className={styles["bar"]}>
    <PlaySessionFacts />
    <SessionFigures />
    <LimitsButton />
    <QuickBreak />
    <GameEnd />
  </div>
)
