import { useAtomValue, useSetAtom } from "jotai"
import { CloudRain } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { nowAtom } from "#atoms/clock.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { redRainAtom } from "#atoms/redRain.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as Money from "#domain/Money.ts"
import * as Moment from "#domain/Moment.ts"
import * as RedRain from "#domain/RedRain.ts"
import * as Span from "#domain/Span.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Amount } from "#ui/basic/Amount.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"

import styles from "./RedRain.module.css"

const said: Readonly<Record<RedRain.Phase, MessageKey>> = {
  none: "rain_none",
  coming: "rain_coming",
  running: "rain_running",
  over: "rain_over",
}

const Event = ({ rain }: { readonly rain: RedRain.RedRain }) => {
  const { t } = useTranslation()
  const ask = useSetAtom(redRainAtom)
  const now = useAtomValue(nowAtom)
  const phase = RedRain.phaseAt(rain, now)
  const turn = RedRain.turnAt(rain, now, millis(timings.rainRefresh))
  const [first] = useState(turn)
  // The answer that is there is of the first turn; each later one brings another.
  useEffect(() => {
    if (turn !== first) ask()
  }, [ask, first, turn])
  const left = RedRain.untilTurn(rain, now)
  return (
    <section className={styles["event"]} data-phase={phase} aria-label={rain.title || t("red_rain")}>
      <CloudRain aria-hidden />
      <h2 className={styles["title"]}>{rain.title || t("red_rain")}</h2>
      <p className={styles["phase"]} role="status">
        {t(said[phase])}
      </p>
      {left > 0 && (
        <p className={styles["left"]} role="timer">
          {Span.format(Math.ceil(left / 1000))}
        </p>
      )}
      {phase !== "none" && (
        <p className={styles["span"]}>
          {Moment.format(rain.startTime)} – {Moment.format(rain.endTime)}
        </p>
      )}
    </section>
  )
}

const Received = ({ rain }: { readonly rain: RedRain.RedRain }) => {
  const { t } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  if (rain.received.length === 0) return <EmptyState text={t("rain_nothing")} />
  return (
    <section className={styles["received"]} aria-label={t("rain_received")}>
      <h2 className={styles["sum"]}>
        <span>{t("rain_received")}</span>
        <Amount currency={currency} text={Money.format(RedRain.total(rain))} tone="gold" />
      </h2>
      <ul>
        {rain.received.map(({ packetId, time, amount }) => (
          <li key={packetId} className={styles["packet"]}>
            <span>{Moment.format(time)}</span>
            <Amount currency={currency} text={Money.format(amount)} tone="gain" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The red rain: whether it comes, runs or is over, and what came down on the player (decision 24). */
export const RedRainPage = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(redRainAtom)
  const ask = useSetAtom(redRainAtom)
  const rain = valueOf(remote)
  return (
    <main className={styles["page"]}>
      {rain === undefined && remote._tag === "Failed" && (
        <FailedState
          text={`${t("rain_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
          busy={isPending(remote)}
          onRetry={() => ask()}
        />
      )}
      {rain === undefined && remote._tag !== "Failed" && (
        <div role="status">
          <Unseen>{t("loading")}</Unseen>
          <Skeleton className={styles["bone"]} />
        </div>
      )}
      {rain !== undefined && (
        <>
          <Event key={rain.startTime} rain={rain} />
          <Received rain={rain} />
        </>
      )}
    </main>
  )
}
