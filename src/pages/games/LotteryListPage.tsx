import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useId } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { vendorsAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { awaitDrawAtom, closedIssuesAtom, lotteriesAtom, recentLotteriesAtom } from "#atoms/lotteries.ts"
import { isMemberAtom } from "#atoms/menus.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/GamesAddress.ts"
import * as Lottery from "#domain/Lottery.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import type { FilterOption } from "#ui/game/FilterChips.tsx"

import { LotteryEntry } from "./LotteryEntry.tsx"
import styles from "./LotteryListPage.module.css"
import { ProviderFilter } from "./ProviderFilter.tsx"

/** The vendors the list is narrowed to; they live in the address. */
const useChosenVendors = () => {
  const { vendors } = GamesAddress.read(useSearch())
  const [, navigate] = useLocation()
  const choose = (chosen: ReadonlyArray<string>) =>
    navigate(GamesAddress.write(paths.lotteryList, { vendors: chosen }), { replace: true })
  return { vendors, choose }
}

/** The vendors to choose from, nothing while they are on their way. */
const useOptions = (chosen: ReadonlyArray<string>): ReadonlyArray<FilterOption> | undefined => {
  const vendors = useAtomValue(vendorsAtom)
  const lotteries = useAtomValue(lotteriesAtom)
  if (vendors._tag === "Loading" || lotteries._tag === "Loading") return undefined
  return Lottery.vendorsOf(valueOf(lotteries) ?? [], chosen).map((value) => ({
    value,
    label: Lottery.vendorName(value, valueOf(vendors)),
  }))
}

/** When an issue has closed the list is asked for once again. */
const useDraws = (): void => {
  const closed = useAtomValue(closedIssuesAtom)
  const awaitDraw = useSetAtom(awaitDrawAtom)
  useEffect(() => {
    if (closed === "") return undefined
    const stop = awaitDraw()
    return () => stop()
  }, [awaitDraw, closed])
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

const Bones = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["list"]}>
      <Unseen>{t("loading")}</Unseen>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles["bone"]} />
      ))}
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly lotteries: ReadonlyArray<Lottery.Lottery>
}

const List = ({ title, lotteries }: ListProps) => (
  <ul aria-label={title} className={styles["list"]}>
    {lotteries.map((lottery) => (
      <LotteryEntry key={lottery.gameId} lottery={lottery} />
    ))}
  </ul>
)

interface NarrowedProps {
  readonly vendors: ReadonlyArray<string>
}

/** A member's recent lotteries. Without any, and when they cannot be had, the list goes without them. */
const Recents = ({ vendors }: NarrowedProps) => {
  const { t } = useTranslation()
  const remote = useAtomValue(recentLotteriesAtom)
  const recents = Lottery.ofVendors(valueOf(remote) ?? [], vendors).slice(0, limits.recentLotteries)
  if (remote._tag !== "Loading" && recents.length === 0) return null
  return (
    <Section title={t("recently_played")}>
      {remote._tag === "Loading" ? (
        <Bones count={1} />
      ) : (
        <List title={t("recently_played")} lotteries={recents} />
      )}
    </Section>
  )
}

const All = ({ vendors, onClear }: NarrowedProps & { readonly onClear: () => void }) => {
  const { t } = useTranslation()
  const remote = useAtomValue(lotteriesAtom)
  const retry = useSetAtom(lotteriesAtom)
  const all = valueOf(remote) ?? []
  const lotteries = Lottery.ofVendors(all, vendors)
  if (remote._tag === "Failed" && all.length === 0)
    return (
      <FailedState
        text={`${t("lotteries_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        onRetry={() => retry()}
      />
    )
  if (remote._tag !== "Loading" && lotteries.length === 0)
    return (
      <EmptyState
        text={t("no_lotteries")}
        action={all.length > 0 ? <Button onPress={onClear}>{t("all_lotteries")}</Button> : undefined}
      />
    )
  return (
    <Section title={t("all_lotteries")}>
      {remote._tag === "Loading" ? (
        <Bones count={6} />
      ) : (
        <List title={t("all_lotteries")} lotteries={lotteries} />
      )}
    </Section>
  )
}

/** Lotteries with their running issues, the player's recent ones on top (decision 28). */
export const LotteryListPage = () => {
  const { vendors, choose } = useChosenVendors()
  const isMember = useAtomValue(isMemberAtom)
  useDraws()
  return (
    <main className={styles["page"]}>
      <ProviderFilter options={useOptions(vendors)} chosen={vendors} onChoose={choose} />
      {isMember && <Recents vendors={vendors} />}
      <All vendors={vendors} onClear={() => choose([])} />
    </main>
  )
}
