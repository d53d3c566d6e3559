import { useAtomValue, useSetAtom } from "jotai"
import { ReceiptText } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { profitLossAtomOf } from "#atoms/records/accountRecord.ts"
import { paths } from "#config/paths.ts"
import type { DateRange } from "#domain/DateRange.ts"
import { format as digits } from "#domain/ExactMoney.ts"
import * as NetChange from "#domain/records/NetChange.ts"
import * as ProfitLoss from "#domain/records/ProfitLoss.ts"
import { categoryName } from "#domain/games/Vendor.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { dayMonthText, dayText } from "#i18n/formatting.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { BarChart } from "#ui/records/BarChart.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { Change, Sum } from "./MoneyAmounts.tsx"
import { Chosen } from "./Chosen.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./parts/useRecordFilter.ts"

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

const Totals = ({ value: { totals } }: Pick<Shown, "value">) => {
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-label={t("totals")}>
      <div className={styles["net"]}>
        <p className={styles["netLabel"]}>{t("net_result")}</p>
        <p className={styles["netFigure"]}>
          <Change amount={totals.net} digits={digits} />
        </p>
      </div>
      <FactList
        facts={ProfitLoss.sums
          .filter((name) => name !== "net")
          .map((name) => ({ label: t(names[name]), value: <Sum amount={totals[name]} digits={digits} /> }))}
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
                    {t("stakes")} <Sum amount={stake} digits={digits} />
                  </span>
                  <span className={styles["caption"]}>
                    {t("wins")} <Sum amount={win} digits={digits} />
                  </span>
                </>
              }
              figure={<Change amount={net} digits={digits} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const Figures = ({ range, value }: Shown) => {
  const { t, i18n } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  return (
    <>
      <Totals value={value} />
      <div className={styles["chart"]}>
        <BarChart
          title={t("day_by_day")}
          head={[t("record_day"), t("net_result")]}
          bars={ProfitLoss.daysOf(range, value.daily).map(({ date, net }) => ({
            key: date,
            name: dayText(i18n.language, date),
            mark: dayMonthText(i18n.language, date),
            amount: net,
          }))}
          textOf={(net) => NetChange.format(net, currency, digits)}
        />
      </div>
      <Types value={value} />
    </>
  )
}

const OfDays = ({ range }: { readonly range: DateRange }) => {
  const { startDate, endDate } = range
  const atom = useMemo(() => profitLossAtomOf(startDate, endDate), [startDate, endDate])
  const remote = useAtomValue(atom)
  const refetch = useSetAtom(atom.refetchAtom)
  return (
    <QueryView
      remote={remote}
      failed="record_failed"
      onRetry={() => refetch()}
      skeleton={<SkeletonList count={3} className={styles["rows"]} bone={styles["bone"]} />}
      isEmpty={ProfitLoss.isEmpty}
      empty={<EmptyList icon={ReceiptText} text="no_bookings" next={[paths.games]} />}
    >
      {(value) => <Figures range={range} value={value} />}
    </QueryView>
  )
}

export const ProfitLossPage = () => {
  const { today, range, setRange } = useNarrowing()
  return (
    <Page wide className={styles["record"]}>
      <RetryBoundary>
        <DateRangeField range={range} today={today} onChange={setRange} />
        <Chosen />
      </RetryBoundary>
      <RetryBoundary>
        <OfDays range={range} />
      </RetryBoundary>
    </Page>
  )
}
