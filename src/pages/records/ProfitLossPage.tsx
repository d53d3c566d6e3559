import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { currencyAtom } from "#atoms/currency.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { profitLossAtomOf } from "#atoms/records.ts"
import type { DateRange } from "#domain/DateRange.ts"
import * as NetChange from "#domain/NetChange.ts"
import * as ProfitLoss from "#domain/ProfitLoss.ts"
import { categoryName } from "#domain/Vendor.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { DayBars } from "#ui/records/DayBars.tsx"
import { FactList } from "#ui/records/FactList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { Change, Sum } from "./Change.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./useNarrowing.ts"

const names: Readonly<Record<(typeof ProfitLoss.sums)[number], MessageKey>> = {
  deposit: "deposits",
  withdraw: "withdrawals",
  stake: "stakes",
  win: "wins",
  bonus: "bonus",
  net: "net_result",
}

interface Shown {
  readonly range: DateRange
  readonly value: ProfitLoss.ProfitLoss
}

/** The net result first, and then what it comes from. */
const Totals = ({ value: { totals } }: Pick<Shown, "value">) => {
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-label={t("totals")}>
      <div className={styles["net"]}>
        <p className={styles["netLabel"]}>{t("net_result")}</p>
        <p className={styles["netFigure"]}>
          <Change amount={totals.net} />
        </p>
      </div>
      <FactList
        facts={ProfitLoss.sums
          .filter((name) => name !== "net")
          .map((name) => ({ label: t(names[name]), value: <Sum amount={totals[name]} /> }))}
      />
    </section>
  )
}

const Types = ({ value: { byType } }: Pick<Shown, "value">) => {
  const { t } = useTranslation()
  if (byType.length === 0) return null
  return (
    <>
      <h2 className={styles["heading"]}>{t("by_game_type")}</h2>
      <ul className={styles["rows"]} aria-label={t("by_game_type")}>
        {byType.map(({ gameType, stake, win, net }) => (
          <li key={gameType}>
            <RecordRow
              title={t(categoryName(gameType))}
              caption={
                <>
                  <span className={styles["caption"]}>
                    {t("stakes")} <Sum amount={stake} />
                  </span>
                  <span className={styles["caption"]}>
                    {t("wins")} <Sum amount={win} />
                  </span>
                </>
              }
              figure={<Change amount={net} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const Figures = ({ range, value }: Shown) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  if (ProfitLoss.isEmpty(value)) return <EmptyState text={t("no_bookings")} />
  return (
    <>
      <Totals value={value} />
      <div className={styles["card"]}>
        <DayBars
          title={t("day_by_day")}
          bars={ProfitLoss.barsOf(range, value.daily)}
          textOf={({ net }) => NetChange.format(net, currency)}
        />
      </div>
      <Types value={value} />
    </>
  )
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["rows"]}>
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c"].map((bone) => (
        <Skeleton key={bone} className={styles["bone"]} />
      ))}
    </div>
  )
}

const OfDays = ({ range }: { readonly range: DateRange }) => {
  const { t } = useTranslation()
  const { startDate, endDate } = range
  const atom = useMemo(() => profitLossAtomOf(startDate, endDate), [startDate, endDate])
  const remote = useAtomValue(atom)
  const ask = useSetAtom(atom)
  const value = valueOf(remote)
  if (value !== undefined) return <Figures range={range} value={value} />
  return remote._tag === "Failed" ? (
    <FailedState
      text={`${t("record_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
      busy={isPending(remote)}
      onRetry={() => ask()}
    />
  ) : (
    <Waiting />
  )
}

/** What the member has won and lost over some days (decision 9). */
export const ProfitLossPage = () => {
  const { today, range, setRange } = useNarrowing()
  return (
    <main className={styles["page"]}>
      <DateRangeField range={range} today={today} onChange={setRange} />
      <OfDays range={range} />
    </main>
  )
}
