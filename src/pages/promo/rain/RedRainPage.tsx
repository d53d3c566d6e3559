import { useAtomValue, useSetAtom } from "jotai"
import { CloudRain } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { followRainAtom, redRainAtom } from "#atoms/promo/redRain.ts"
import { paths } from "#config/paths.ts"
import * as Money from "#domain/Money.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as RedRain from "#domain/promo/RedRain.ts"
import { dateTimeText, durationText, labelText, rangeText } from "#i18n/formatting.ts"
import { PauseButton } from "#ui/button/PauseButton.tsx"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { useReducedMotion } from "#ui/basic/useMedia.ts"
import { Amount } from "#ui/text/Amount.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { PacketRain } from "#ui/promo/PacketRain.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import styles from "./RedRain.module.css"

// The gateway has no call to catch a red packet, so catching one changes no amount (C51).
const Rain = ({ isReduced }: { readonly isReduced: boolean }) => {
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <PacketRain paused={isPaused} />
      {!isReduced && <PauseButton paused={isPaused} className={styles["pause"]} onChange={setPaused} />}
    </>
  )
}

const Event = ({ rain }: { readonly rain: RedRain.RedRain }) => {
  const { t, i18n } = useTranslation()
  const isReduced = useReducedMotion()
  const now = useAtomValue(nowAtom)
  const phase = RedRain.phaseAt(rain, now)
  const left = RedRain.untilPhaseChange(rain, now)
  const currency = useAtomValue(priceCurrencyAtom)
  const gained = RedRain.total(RedRain.ofEvent(rain))
  return (
    <section className={styles["event"]} data-phase={phase} aria-label={rain.title || t("red_rain")}>
      {phase === "running" && <Rain isReduced={isReduced} />}
      <CloudRain aria-hidden />
      <h2 className={styles["title"]}>{rain.title || t("red_rain")}</h2>
      <p className={styles["phase"]} role="status">
        {t(RedRain.phaseTexts[phase])}
      </p>
      {phase === "running" && !isReduced && <p className={styles["span"]}>{t("rain_catch")}</p>}
      {left > 0 && (
        <p className={styles["left"]} role="timer">
          {durationText(t, DurationText.parts(Math.ceil(left / 1000)))}
        </p>
      )}
      {gained > 0 && (
        <p className={styles["gained"]} role="status">
          {t("rain_gained", { amount: Money.inCurrency(gained, currency) })}
        </p>
      )}
      {phase === "over" && rain.next !== undefined && rain.next > now && (
        <p className={styles["next"]}>
          {labelText(t, t("rain_next"), dateTimeText(i18n.language, rain.next))}
        </p>
      )}
      {phase !== "none" && (
        <p className={styles["span"]}>
          {rangeText(
            t,
            dateTimeText(i18n.language, rain.startTime),
            dateTimeText(i18n.language, rain.endTime),
          )}
        </p>
      )}
    </section>
  )
}

const Received = ({ rain }: { readonly rain: RedRain.RedRain }) => {
  const { t, i18n } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  if (rain.received.length === 0)
    return <EmptyList icon={CloudRain} text="rain_nothing" next={[paths.activity]} />
  return (
    <section className={styles["received"]} aria-label={t("rain_received")}>
      <h2 className={styles["sum"]}>
        <span>{t("rain_received")}</span>
        <Amount currency={currency} text={Money.format(RedRain.total(rain))} tone="gold" />
      </h2>
      <ul>
        {rain.received.map(({ packetId, time, amount }) => (
          <li key={packetId} className={styles["packet"]}>
            <span>{dateTimeText(i18n.language, time)}</span>
            <Amount currency={currency} text={Money.format(amount)} tone="gain" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const RedRainPage = () => {
  const remote = useAtomValue(followRainAtom)
  const ask = useSetAtom(redRainAtom.refetchAtom)
  return (
    <Page className={styles["page"]}>
      <QueryView
        remote={remote}
        failed="rain_failed"
        onRetry={() => ask()}
        skeleton={<SkeletonList count={1} bone={styles["bone"]} />}
      >
        {(rain) =>
          rain === null ? (
            <EmptyList icon={CloudRain} text="rain_none" next={[paths.activity]} />
          ) : (
            <>
              <RetryBoundary key={rain.startTime}>
                <Event rain={rain} />
              </RetryBoundary>
              <RetryBoundary>
                <Received rain={rain} />
              </RetryBoundary>
            </>
          )
        }
      </QueryView>
    </Page>
  )
}
