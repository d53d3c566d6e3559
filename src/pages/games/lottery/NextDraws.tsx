import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { lotteriesAtom } from "#atoms/games/lotteries.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import type { Category } from "#domain/games/Vendor.ts"
import { ButtonLink } from "#ui/button/Button.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { DrawsPlace } from "./DrawsPlace.tsx"
import places from "./DrawsPlace.module.css"
import { LotteryEntry } from "./LotteryEntry.tsx"
import styles from "./LotteryListPage.module.css"
import { useDraws } from "./useDraws.ts"

const Draws = ({ lotteries }: { readonly lotteries: ReadonlyArray<Lottery.Lottery> }) => {
  const { t } = useTranslation()
  const heading = useId()
  const enter = useEnter()
  const next = Lottery.nextDraws(lotteries, useAtomValue(nowAtom)).slice(0, limits.nextDraws)
  if (next.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles["heading"]}>
        {t("next_draws")}
      </h2>
      <ul aria-labelledby={heading} className={places["list"]}>
        {next.map((lottery) => (
          <LotteryEntry key={lottery.gameId} lottery={lottery} />
        ))}
      </ul>
      <div className={styles["all"]}>
        <ButtonLink wide {...enter(paths.lotteryList)}>
          {t("all_lotteries")}
        </ButtonLink>
      </div>
    </section>
  )
}

export const NextDraws = ({ category: { vendors } }: { readonly category: Category }) => {
  const remote = useAtomValue(lotteriesAtom)
  const retry = useSetAtom(lotteriesAtom.refetchAtom)
  useDraws()
  const all = valueOf(remote)
  if (all !== undefined) {
    const codes = vendors.map(({ vassalage }) => vassalage)
    return <Draws lotteries={Lottery.ofVendors(all, codes)} />
  }
  if (remote._tag === "Failed")
    return (
      <div className={styles["failed"]}>
        <RemoteFailure compact remote={remote} failed="lotteries_failed" onRetry={() => retry()} />
      </div>
    )
  return <DrawsPlace count={limits.nextDraws} />
}
