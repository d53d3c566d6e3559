import { useAtomValue, useSetAtom } from "jotai"
import { Ticket } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { vendorsAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { lotteriesAtom, recentLotteriesAtom } from "#atoms/games/lotteries.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { GameChips } from "#ui/games/list/GameChips.tsx"
import type { FilterOption } from "#ui/games/filter/FilterChips.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { LotteryEntry } from "./LotteryEntry.tsx"
import places from "./DrawsPlace.module.css"
import { DrawsPlace } from "./DrawsPlace.tsx"
import styles from "./LotteryListPage.module.css"
import { VendorFilter } from "#pages/games/list/VendorFilter.tsx"
import { useDraws } from "./useDraws.ts"

const useChosenVendors = () => {
  const { vendors } = GamesAddress.read(useSearch())
  const [, navigate] = useLocation()
  const choose = (chosen: ReadonlyArray<string>) =>
    navigate(GamesAddress.write(paths.lotteryList, { vendors: chosen }), { replace: true })
  return { vendors, choose }
}

const useOptions = (chosen: ReadonlyArray<string>): ReadonlyArray<FilterOption> | undefined => {
  const vendors = useAtomValue(vendorsAtom)
  const lotteries = useAtomValue(lotteriesAtom)
  if (vendors._tag === "Loading" || lotteries._tag === "Loading") return undefined
  return Lottery.vendorsOf(valueOf(lotteries) ?? [], chosen).map((value) => ({
    value,
    label: Lottery.vendorName(value, valueOf(vendors)),
  }))
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

const Section = ({ title, children }: SectionProps) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles["section"]}>
      <h2 id={heading} className={styles["heading"]}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface ListProps {
  readonly title: string
  readonly lotteries: ReadonlyArray<Lottery.Lottery>
}

const List = ({ title, lotteries }: ListProps) => (
  <ul aria-label={title} className={places["list"]}>
    {lotteries.map((lottery) => (
      <LotteryEntry key={lottery.gameId} lottery={lottery} />
    ))}
  </ul>
)

interface NarrowedProps {
  readonly vendors: ReadonlyArray<string>
}

const Recents = ({ vendors }: NarrowedProps) => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentLotteriesAtom)
  const cdn = useAtomValue(imageCdnAtom)
  const launch = useSetAtom(launchAtom)
  const chips = Lottery.ofVendors(valueOf(remote) ?? [], vendors)
    .slice(0, limits.recentLotteries)
    .map((lottery) => ({
      key: lottery.gameId,
      tile: {
        name: lottery.gameName,
        image: ImageCdn.addressOf(lottery.iconUrl, cdn),
        spareImage: ImageCdn.addressOf(lottery.iconUrl, ""),
        onPick: () => void launch(Lottery.launchable(lottery)),
      },
    }))
  return (
    <GameChips
      title={t("recently_played")}
      games={{ length: chips.length, at: (index) => chips[index] }}
      loading={remote._tag === "Loading"}
    />
  )
}

const All = ({ vendors, onClear }: NarrowedProps & { readonly onClear: () => void }) => {
  const { t } = useTranslation()
  const remote = useAtomValue(lotteriesAtom)
  const retry = useSetAtom(lotteriesAtom.refetchAtom)
  const all = valueOf(remote) ?? []
  const lotteries = Lottery.ofVendors(all, vendors)
  if (remote._tag === "Failed" && all.length === 0)
    return <RemoteFailure remote={remote} failed="lotteries_failed" onRetry={() => retry()} />
  if (remote._tag !== "Loading" && all.length === 0)
    return <EmptyList icon={Ticket} text="no_lotteries" next={[paths.games]} />
  if (remote._tag !== "Loading" && lotteries.length === 0)
    return (
      <EmptyState
        icon={Ticket}
        text={t("no_lotteries")}
        action={<Button onPress={onClear}>{t("all_lotteries")}</Button>}
      />
    )
  return (
    <Section title={t("all_lotteries")}>
      {remote._tag === "Loading" ? (
        <DrawsPlace count={6} />
      ) : (
        <List title={t("all_lotteries")} lotteries={lotteries} />
      )}
    </Section>
  )
}

export const LotteryListPage = () => {
  const { vendors, choose } = useChosenVendors()
  const isMember = useAtomValue(isMemberAtom)
  useDraws()
  return (
    <Page wide bottom={32} className={styles["page"]}>
      <RetryBoundary>
        <VendorFilter options={useOptions(vendors)} chosen={vendors} onChoose={choose} />
      </RetryBoundary>
      <RetryBoundary>{isMember && <Recents vendors={vendors} />}</RetryBoundary>
      <RetryBoundary>
        <All vendors={vendors} onClear={() => choose([])} />
      </RetryBoundary>
    </Page>
  )
}
