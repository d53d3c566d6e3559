import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { fundsAtom } from "#atoms/funds.ts"
import { isPending } from "#atoms/kernel/Remote.ts"
import { type Everything, exchangeAtom, exchangesAtom, goodsAtom, pointsAtom } from "#atoms/mall.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { imageCdnAtom, whitelabelAtom } from "#atoms/system.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Moment from "#domain/Moment.ts"
import * as PointsMall from "#domain/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Tabs } from "#ui/basic/Tabs.tsx"
import { GoodCard } from "#ui/mall/GoodCard.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"

import { useNarrowing } from "../records/useNarrowing.ts"
import { useRecords } from "../records/useRecords.ts"
import { Exchanging } from "./Exchanging.tsx"
import styles from "./PointsMallPage.module.css"

const everything: Everything = {}

const usePointsText = () => {
  const { t } = useTranslation()
  return (points: number) => t("points_amount", { points: PointsMall.format(points) })
}

/** The points to spend. */
const Purse = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(fundsAtom)
  const ask = useSetAtom(fundsAtom)
  const points = useAtomValue(pointsAtom)
  if (remote._tag === "Failed" && points === undefined)
    return (
      <FailedState
        compact
        text={`${t("points_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    )
  return (
    <section className={styles["purse"]}>
      <h2 className={styles["purseLabel"]}>{t("points")}</h2>
      {points === undefined ? (
        <Skeleton width="2.4rem" className={styles["purseBone"]} />
      ) : (
        <p role="status" aria-label={t("points")} className={styles["purseFigure"]}>
          {PointsMall.format(points)}
        </p>
      )}
      <p className={styles["purseHint"]}>{t("points_hint")}</p>
    </section>
  )
}

const obstacles: Readonly<Record<ReturnType<typeof PointsMall.offerOf>, MessageKey | undefined>> = {
  offered: undefined,
  soldOut: "sold_out",
  tooDear: "points_too_few",
}

const Good = ({ good }: { readonly good: PointsMall.Good }) => {
  const { t } = useTranslation()
  const points = useAtomValue(pointsAtom)
  const send = useSetAtom(exchangeAtom)
  const cdn = useAtomValue(imageCdnAtom)
  const pointsText = usePointsText()
  // While the points are not known the gateway decides.
  const obstacle = obstacles[PointsMall.offerOf(good, points ?? Infinity)]
  return (
    <GoodCard
      title={good.title}
      image={ImageCdn.addressOf(good.image, cdn)}
      spareImage={ImageCdn.addressOf(good.image, "")}
      price={pointsText(good.points)}
      stock={t("stock_left", { count: good.stock })}
      obstacle={obstacle === undefined ? undefined : t(obstacle)}
      onPick={() => send({ _tag: "Submitted", form: good })}
    />
  )
}

const Goods = () => {
  const { t } = useTranslation()
  const { view, onMore } = useRecords(goodsAtom, everything)
  return (
    <div className={styles["goods"]}>
      <RecordList
        label={t("goods")}
        view={view}
        keyOf={({ goodsId }) => goodsId}
        emptyText={t("no_goods")}
        onMore={onMore}
        row={(good) => <Good good={good} />}
      />
    </div>
  )
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
  const { t } = useTranslation()
  const { view, onMore } = useRecords(exchangesAtom, everything)
  const pointsText = usePointsText()
  return (
    <RecordList
      label={t("exchange_history")}
      view={view}
      keyOf={({ id }) => id}
      emptyText={t("no_exchanges")}
      onMore={onMore}
      row={(made) => (
        <RecordRow
          title={made.title}
          caption={Moment.format(made.time)}
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
      <Purse />
      <Tabs
        label={t("point_mall")}
        tabs={[
          { value: "goods", label: t("goods") },
          { value: "history", label: t("exchange_history") },
        ]}
        value={tab}
        onChange={(next) => narrow({ tab: next === "goods" ? "" : next })}
      >
        {tab === "goods" ? <Goods /> : <History />}
      </Tabs>
      <Exchanging />
    </>
  )
}

/** Where points buy goods (decision 12). */
export const PointsMallPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("PTSYS3")
  return (
    <main className={styles["page"]}>
      {isClosed ? <EmptyState title={t("point_mall")} text={t("no_permission")} /> : <Mall />}
    </main>
  )
}
