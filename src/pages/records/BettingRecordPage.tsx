import { useAtomValue } from "jotai"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { betsAtom } from "#atoms/bets.ts"
import { vendorsAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as Bet from "#domain/Bet.ts"
import { vendorName } from "#domain/Lottery.ts"
import * as Moment from "#domain/Moment.ts"
import { categoryName } from "#domain/Vendor.ts"
import { Tabs } from "#ui/basic/Tabs.tsx"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { Select } from "#ui/form/Select.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { BetDetail } from "./BetDetail.tsx"
import { betStateNames } from "./betLooks.ts"
import { BetState } from "./BetState.tsx"
import { Change, Sum } from "./Change.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./useNarrowing.ts"
import { useRecords } from "./useRecords.ts"

const sourceOf = (tab: string): Bet.Source => (tab === "lottery" ? "lottery" : "games")

const noVendors = { sorting: [], mapping: {} }

/** What the record is narrowed to beside its days. */
const Narrowing = ({ source }: { readonly source: Bet.Source }) => {
  const { t } = useTranslation()
  const { valueOf: chosen, narrow } = useNarrowing()
  const gameType = chosen("gameType")
  const choices = Bet.choicesOf(valueOf(useAtomValue(vendorsAtom)) ?? noVendors, source, gameType)
  return (
    <div className={styles["narrowing"]}>
      <Select
        label={t("game_type")}
        labelHidden
        placeholder={t("any_game_type")}
        options={choices.gameTypes.map((value) => ({ value, label: t(categoryName(value)) }))}
        value={gameType}
        // A vendor of another type would leave nothing.
        onChange={(event) => narrow({ gameType: event.currentTarget.value, vassalage: "" })}
      />
      <Select
        label={t("vendor")}
        labelHidden
        placeholder={t("any_vendor")}
        options={choices.vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
        value={chosen("vassalage")}
        onChange={(event) => narrow({ vassalage: event.currentTarget.value })}
      />
      <Select
        label={t("bet_state")}
        labelHidden
        placeholder={t("any_state")}
        options={Bet.states.map((state) => ({ value: state, label: t(betStateNames[state]) }))}
        value={chosen("status")}
        onChange={(event) => narrow({ status: event.currentTarget.value })}
      />
    </div>
  )
}

interface RowProps {
  readonly bet: Bet.Bet
  readonly vendor: string
  readonly onPick: () => void
}

const Row = ({ bet, vendor, onPick }: RowProps) => {
  const { t } = useTranslation()
  const result = Bet.resultOf(bet)
  return (
    <RecordRow
      title={bet.gameName || vendor}
      caption={
        <>
          <span className={styles["caption"]}>{Moment.format(bet.time)}</span>
          <span className={styles["caption"]}>
            {t("stake")} <Sum amount={bet.stake} />
          </span>
        </>
      }
      figure={result === undefined ? "–" : <Change amount={result} />}
      note={<BetState bet={bet} />}
      onPick={onPick}
    />
  )
}

const Bets = ({ source }: { readonly source: Bet.Source }) => {
  const { t } = useTranslation()
  const { range, valueOf: chosen } = useNarrowing()
  const vendors = valueOf(useAtomValue(vendorsAtom))
  const [picked, setPicked] = useState<Bet.Bet>()
  const { startDate, endDate } = range
  const { view, onMore, again } = useRecords(betsAtom, {
    source,
    startDate,
    endDate,
    gameType: chosen("gameType"),
    vassalage: chosen("vassalage"),
    status: chosen("status"),
  })
  return (
    <>
      <RecordList
        label={t("betting_record")}
        view={view}
        keyOf={({ orderId }) => orderId}
        emptyText={t("no_bets")}
        onMore={onMore}
        row={(bet) => (
          <Row bet={bet} vendor={vendorName(bet.vassalage, vendors)} onPick={() => setPicked(bet)} />
        )}
      />
      <BetDetail
        bet={picked}
        source={source}
        vendor={vendorName(picked?.vassalage ?? "", vendors)}
        onClose={(changed) => {
          setPicked(undefined)
          if (changed) again()
        }}
      />
    </>
  )
}

/** What the member has bet (decision 7). Bets on lotteries are kept apart from those at other vendors. */
export const BettingRecordPage = () => {
  const { t } = useTranslation()
  const { today, range, setRange, valueOf: chosen, narrow } = useNarrowing()
  const source = sourceOf(chosen("tab"))
  return (
    <main className={styles["page"]}>
      <Tabs
        label={t("betting_record")}
        tabs={[
          { value: "games", label: t("games") },
          { value: "lottery", label: t("category_LOTT") },
        ]}
        value={source}
        onChange={(tab) => narrow({ tab: tab === "games" ? "" : tab, gameType: "", vassalage: "" })}
      >
        <DateRangeField range={range} today={today} onChange={setRange} />
        <Narrowing source={source} />
        <Bets key={source} source={source} />
      </Tabs>
    </main>
  )
}
