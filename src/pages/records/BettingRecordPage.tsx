import { useAtomValue } from "jotai"
import { Dices, SlidersHorizontal } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { betsAtom } from "#atoms/records/bets.ts"
import { vendorsAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as Bet from "#domain/records/Bet.ts"
import * as DayTotal from "#domain/records/DayTotal.ts"
import { vendorName } from "#domain/games/Lottery.ts"
import { categoryName } from "#domain/games/Vendor.ts"
import { timeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { RecordRow } from "#ui/records/RecordRow.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { BetDetail } from "./BetDetail.tsx"
import { betStateNames } from "./betLooks.ts"
import { BetState } from "./BetState.tsx"
import { Change, Sum } from "./MoneyAmounts.tsx"
import { Chosen } from "./Chosen.tsx"
import { DayHead } from "./DayHead.tsx"
import styles from "./Records.module.css"
import { useNarrowing } from "./parts/useRecordFilter.ts"
import { itemsOf, useLoadedCount, usePagedList } from "./parts/usePagedList.ts"

const sourceOf = (tab: string): Bet.Source => (tab === "lottery" ? "lottery" : "games")

const noVendors = { sorting: [], mapping: {} }

// Until the options have loaded, every value in the address is accepted.
const useFilters = (source: Bet.Source) => {
  const { valueOf: chosen } = useNarrowing()
  const loaded = valueOf(useAtomValue(vendorsAtom))
  const known = loaded && Bet.choicesOf(loaded, source, "").gameTypes
  const gameType = chosen("gameType", known)
  const { gameTypes, vendors } = Bet.choicesOf(loaded ?? noVendors, source, gameType)
  const vassalage = chosen("vassalage", loaded && vendors.map((vendor) => vendor.vassalage))
  const status = Bet.states.find((state) => state === chosen("status"))
  return { gameTypes, vendors, gameType, vassalage, status }
}

interface NarrowingProps {
  readonly source: Bet.Source
}

const Filters = ({ source }: NarrowingProps) => {
  const { t } = useTranslation()
  const { narrow } = useNarrowing()
  const { gameTypes, vendors, gameType, vassalage, status } = useFilters(source)
  return (
    <>
      <Select
        label={t("game_type")}
        placeholder={t("any_game_type")}
        options={gameTypes.map((value) => ({ value, label: t(categoryName(value)) }))}
        value={gameType}
        // Clears the vendor, because a vendor of another game type would match no bets.
        onChange={(event) => narrow({ gameType: event.currentTarget.value, vassalage: "" })}
      />
      <Select
        label={t("vendor")}
        placeholder={t("any_vendor")}
        options={vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.name }))}
        value={vassalage}
        onChange={(event) => narrow({ vassalage: event.currentTarget.value })}
      />
      <Select
        label={t("bet_state")}
        placeholder={t("any_state")}
        options={Bet.states.map((state) => ({ value: state, label: t(betStateNames[state]) }))}
        value={status ?? ""}
        onChange={(event) => narrow({ status: event.currentTarget.value })}
      />
    </>
  )
}

const ChosenBets = ({ source }: NarrowingProps) => {
  const { t } = useTranslation()
  const vendors = valueOf(useAtomValue(vendorsAtom))
  const { gameType, vassalage, status } = useFilters(source)
  return (
    <Chosen
      filters={[
        { name: "gameType", label: gameType === "" ? "" : t(categoryName(gameType)) },
        { name: "vassalage", label: vassalage === "" ? "" : vendorName(vassalage, vendors) },
        { name: "status", label: status === undefined ? "" : t(betStateNames[status]) },
      ]}
    />
  )
}

const Narrowing = ({ source }: NarrowingProps) => {
  const { t } = useTranslation()
  const { narrow } = useNarrowing()
  const count = useLoadedCount(betsAtom)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles["filterRow"]}>
      <Button size="small" icon={<SlidersHorizontal />} onPress={() => setOpen(true)}>
        {t("filters")}
      </Button>
      <ChosenBets source={source} />
      <Modal open={isOpen} title={t("filters")} onClose={close}>
        <Filters source={source} />
        <div className={styles["filterActions"]}>
          <Button onPress={() => narrow({ gameType: "", vassalage: "", status: "" })}>
            {t("clear_filters")}
          </Button>
          <Button variant="primary" wide onPress={close}>
            {`${t("show")} ${count}`.trim()}
          </Button>
        </div>
      </Modal>
    </div>
  )
}

interface RowProps {
  readonly bet: Bet.Bet
  readonly vendor: string
  readonly onPick: () => void
}

const Row = ({ bet, vendor, onPick }: RowProps) => {
  const { t, i18n } = useTranslation()
  const result = Bet.resultOf(bet)
  return (
    <RecordRow
      icon={<Dices />}
      title={bet.gameName || vendor}
      caption={
        <>
          <span className={styles["caption"]}>{timeText(i18n.language, bet.time)}</span>
          <span className={styles["caption"]}>
            {t("stake")} <Sum amount={bet.stake} />
          </span>
        </>
      }
      figure={<Change calm amount={result} />}
      note={<BetState state={Bet.outcomeOf(bet)} status={bet.status} />}
      onPick={onPick}
    />
  )
}

const Bets = ({ source }: { readonly source: Bet.Source }) => {
  const { t } = useTranslation()
  const { startDate, endDate } = useNarrowing().range
  const { gameType, vassalage, status = "" } = useFilters(source)
  const vendors = valueOf(useAtomValue(vendorsAtom))
  const [picked, setPicked] = useState<Bet.Bet>()
  const filter = { source, startDate, endDate, gameType, vassalage, status }
  const { view, onMore, again } = usePagedList(betsAtom, filter)
  const days = DayTotal.byFirstItem(itemsOf(view), (bet) => Bet.resultOf(bet) ?? 0)
  return (
    <>
      <RecordList
        label={t("betting_record")}
        view={view}
        keyOf={({ orderId }) => orderId}
        empty={<EmptyList icon={Dices} text="no_bets" next={[paths.games]} />}
        onMore={onMore}
        row={(bet) => (
          <>
            <DayHead of={days.get(bet)}>{(total) => <Change amount={total} />}</DayHead>
            <Row bet={bet} vendor={vendorName(bet.vassalage, vendors)} onPick={() => setPicked(bet)} />
          </>
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

export const BettingRecordPage = () => {
  const { t } = useTranslation()
  const { today, range, setRange, valueOf: chosen, narrow } = useNarrowing()
  const source = sourceOf(chosen("tab"))
  return (
    <Page wide className={styles["record"]}>
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
        <RetryBoundary>
          <Narrowing source={source} />
        </RetryBoundary>
        <RetryBoundary key={source}>
          <Bets source={source} />
        </RetryBoundary>
      </Tabs>
    </Page>
  )
}
