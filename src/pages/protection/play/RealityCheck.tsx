import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { activityAtom, answerCheckAtom, isCheckShownAtom } from "#atoms/protection/realityCheck.ts"
import { playSessionTimeAtom } from "#atoms/protection/protection.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { afterNextPaintAtom } from "#atoms/frame/firstPaint.ts"
import { isGameCoveredAtom } from "#atoms/games/launch.ts"
import { type Activity, type Choice, choices } from "#domain/protection/RealityCheck.ts"
import * as NetChange from "#domain/records/NetChange.ts"
import * as DurationText from "#domain/DurationText.ts"
import * as Money from "#domain/Money.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { durationText } from "#i18n/formatting.ts"
import { FactList } from "#ui/text/FactList.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { PlayAlert } from "#ui/protection/PlayAlert.tsx"

const labels = {
  continue: "check_continue",
  records: "my_records",
  break: "take_break",
  signOut: "sign_out",
} as const satisfies Record<Choice, MessageKey>

type Figure = "staked" | "won" | "net"

// Returns the figures of the reality check: undefined while loading, empty after a failure.
const useFigures = (): Partial<Pick<Activity, Figure>> | undefined => {
  const remote = useAtomValue(activityAtom)
  switch (remote._tag) {
    case "Loading":
      return undefined
    case "Loaded":
      return remote.refreshing ? undefined : remote.value
    case "Failed":
      return {}
  }
}

const Figures = () => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const time = useAtomValue(playSessionTimeAtom)
  const [opened] = useState(time)
  const elapsed = opened ?? time
  const figures = useFigures()
  const value = (figure: Figure) => {
    if (figures === undefined) return <Skeleton width="1.6rem" />
    const amount = figures[figure]
    if (amount === undefined) return t("not_available")
    return figure === "net" ? NetChange.format(amount, currency) : Money.inCurrency(amount, currency)
  }
  return (
    <FactList
      facts={[
        {
          label: t("check_elapsed"),
          value:
            elapsed === undefined
              ? t("not_available")
              : durationText(t, DurationText.parts(Math.floor(elapsed / 1000))),
        },
        { label: t("check_staked"), value: value("staked") },
        { label: t("check_won"), value: value("won") },
        { label: t("net_result"), value: value("net") },
      ]}
    />
  )
}

// Waits for a paint, because the game would cover a dialog that opens together with the game.
const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false)
  const afterNextPaint = useSetAtom(afterNextPaintAtom)
  useEffect(() => {
    void afterNextPaint().then(() => setPainted(true))
  }, [afterNextPaint])
  return isPainted
}

interface Props {
  /** True while the player looks at the figures, which is no answer to a reality check. */
  readonly isAsked?: boolean
  readonly onClose?: () => void
}

const nothing = () => {}

/** While a reality check or its figures show, the game below stays mounted but takes no input. */
export const RealityCheck = ({ isAsked = false, onClose = nothing }: Props) => {
  const { t } = useTranslation()
  const isPainted = usePainted()
  const isDue = useAtomValue(isCheckShownAtom) && isPainted
  const answer = useSetAtom(answerCheckAtom)
  const cover = useSetAtom(isGameCoveredAtom)
  useEffect(() => {
    cover(isDue || isAsked)
    return () => cover(false)
  }, [isDue, isAsked, cover])
  // A due check replaces the figures, which must not return after its answer.
  useEffect(() => {
    if (isDue) onClose()
  }, [isDue, onClose])
  return (
    <>
      <PlayAlert
        open={isDue}
        title={t("reality_check")}
        lead={t("check_lead")}
        answers={choices.map((choice) => ({ label: t(labels[choice]), onPress: () => answer(choice) }))}
      >
        <Figures />
      </PlayAlert>
      <PlayAlert
        open={isAsked && !isDue}
        title={t("session_figures")}
        lead={t("check_lead")}
        answers={[{ label: t("close"), onPress: onClose }]}
        onEscape={onClose}
      >
        <Figures />
      </PlayAlert>
    </>
  )
}
