import { useAtomValue, useSetAtom } from "jotai"
import { ReceiptText, ShoppingBag } from "lucide-react"
import { useTranslation } from "react-i18next"

import { fundsAtom } from "#atoms/cashier/funds.ts"
import { type Everything, exchangeAtom, exchangesAtom, goodsAtom, pointsAtom } from "#atoms/promo/mall.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { GoodCard } from "#ui/promo/GoodCard.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"
import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"
import { useNarrowing } from "#pages/records/parts/useRecordFilter.ts"
import { usePagedList } from "#pages/records/parts/usePagedList.ts"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useArt } from "../useArt.ts"
import { Exchanging } from "./Exchanging.tsx"
import styles from "./PointsMallPage.module.css"

const everything: Everything = {}

const usePointsText = () => {
  const { t } = useTranslation()
  return (points: number) => t("points_amount", { count: points, points: PointsMall.format(points) })
}

const PointsBalance = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(fundsAtom)
  const refetch = useSetAtom(fundsAtom.refetchAtom)
  const points = useAtomValue(pointsAtom)
  const hidden = useAtomValue(hidesBalanceAtom)
  if (remote._tag === "Failed" && points === undefined)
    return (
      <div className={styles["failed"]}>
        <RemoteFailure compact remote={remote} failed="points_failed" onRetry={() => refetch()} />
      </div>
    )
  return (
    <section className={styles["balance"]}>
      <h2 className={styles["balanceLabel"]}>{t("points")}</h2>
      {points === undefined ? (
        <Skeleton width="2.4rem" className={styles["balanceBone"]} />
      ) : (
        <p role="status" aria-label={t("points")} className={styles["balanceFigure"]}>
          <BalanceAmount currency="" text={PointsMall.format(points)} hidden={hidden} />
        </p>
      )}
      <p className={styles["balanceHint"]}>{t("points_hint")}</p>
    </section>
  )
}

const obstacles: Readonly<Record<ReturnType<typeof PointsMall.offerOf>, MessageKey | undefined>> = {
  offered: undefined,
  soldOut: "sold_out",
  unaffordable: "points_too_few",
}

const Good = ({ good }: { readonly good: PointsMall.Good }) => {
  const { t } = useTranslation()
  const points = useAtomValue(pointsAtom)
  const send = useSetAtom(exchangeAtom)
  const pointsText = usePointsText()
  // While the member's points are unknown, every item is offered, and the gateway checks the points.
  const obstacle = obstacles[PointsMall.offerOf(good, points ?? Infinity)]
  return (
    <GoodCard
      {...useArt(good.image)}
      title={good.title}
      price={pointsText(good.points)}
      stock={t("stock_left", { count: good.stock })}
      obstacle={obstacle === undefined ? undefined : t(obstacle)}
      onPick={() => send({ _tag: "Submitted", form: good })}
    />
  )
}

const Goods = () => {
  const { t } = useTranslation()
  const { view, onMore } = usePagedList(goodsAtom, everything, "goods_failed")
  return (
    <div className={styles["goods"]}>
      <RecordList
        label={t("goods")}
        view={view}
        keyOf={({ goodsId }) => goodsId}
        empty={<EmptyList icon={ShoppingBag} text="no_goods" next={[paths.activity]} />}
        onMore={onMore}
        row={(good) => <Good good={good} />}
      />
    </div>
  )
}

const UnsettledExchange = () => {
  const { t } = useTranslation()
  const state = useAtomValue(exchangeAtom)
  const send = useSetAtom(exchangeAtom)
  const pointsText = usePointsText()
  return (
    <Unsettled
      kind="exchange"
      state={state}
      send={send}
      facts={({ title, points }) => [
        { label: t("good_item"), value: title },
        { label: t("points"), value: pointsText(points) },
      ]}
    />
  )
}

const GoodsTab = () => {
  const state = useAtomValue(exchangeAtom)
  if (isUnsettled(state)) return <UnsettledExchange />
  return state._tag === "Opening" ? null : <Goods />
}

const looks: Readonly<
  Record<PointsMall.ExchangeState, { readonly text: MessageKey; readonly tone: StateTone }>
> = {
  pending: { text: "exchange_pending", tone: "open" },
  sent: { text: "exchange_sent", tone: "good" },
  refused: { text: "order_refused", tone: "bad" },
}

const ExchangeMark = ({ made }: { readonly made: PointsMall.Exchange }) => {
  const { t } = useTranslation()
  const state = PointsMall.exchangeState(made)
  if (state !== undefined) return <StateMark text={t(looks[state].text)} tone={looks[state].tone} />
  return made.status === "" ? null : <StateMark text={made.status} tone="plain" />
}

const History = () => {
  const { t, i18n } = useTranslation()
  const { narrow } = useNarrowing()
  const { view, onMore } = usePagedList(exchangesAtom, everything)
  const pointsText = usePointsText()
  return (
    <RecordList
      label={t("exchange_history")}
      view={view}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon={ReceiptText}
          text={t("no_exchanges")}
          action={<Button onPress={() => narrow({ tab: "" })}>{t("goods")}</Button>}
        />
      }
      onMore={onMore}
      row={(made) => (
        <RecordRow
          title={made.title}
          caption={dateTimeText(i18n.language, made.time)}
          figure={pointsText(made.points)}
          note={<ExchangeMark made={made} />}
        />
      )}
    />
  )
}

const Mall = () => {
  const { t } = useTranslation()
  const { valueOf: chosen, narrow } = useNarrowing()
  const tab = chosen("tab") === "history" ? "history" : "goods"
  return (
    <>
      <RetryBoundary>
        <PointsBalance />
      </RetryBoundary>
      <Tabs
        label={t("point_mall")}
        tabs={[
          { value: "goods", label: t("goods") },
          { value: "history", label: t("exchange_history") },
        ]}
        value={tab}
        onChange={(next) => narrow({ tab: next === "goods" ? "" : next })}
      >
        <RetryBoundary key={tab}>
          {tab === "goods" ? (
            <UnlessIncomplete kind="exchange">
              <GoodsTab />
            </UnlessIncomplete>
          ) : (
            <History />
          )}
        </RetryBoundary>
      </Tabs>
      <RetryBoundary>
        <Exchanging />
      </RetryBoundary>
    </>
  )
}

export const PointsMallPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("PTSYS3")
  return (
    <Page wide className={styles["mall"]}>
      {isClosed ? <EmptyState title={t("point_mall")} text={t("feature_off")} /> : <Mall />}
    </Page>
  )
}
