import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { drawsAtomOf } from "#atoms/lotteries.ts"
import { limits } from "#config/limits.ts"
import type { Draw, Lottery } from "#domain/Lottery.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"

import styles from "./LotteryDraws.module.css"

const DrawList = ({ draws }: { readonly draws: ReadonlyArray<Draw> }) => {
  const { t } = useTranslation()
  return (
    <ol aria-label={t("last_results")}>
      {draws.slice(0, limits.drawsShown).map(({ issue, numbers }) => (
        <li key={issue} className={styles["draw"]}>
          <span className={styles["issue"]}>{t("lottery_issue", { issue })}</span>
          <span className={styles["numbers"]}>{numbers.join(" · ")}</span>
        </li>
      ))}
    </ol>
  )
}

/** How a lottery fell the last times. */
export const LotteryDraws = ({ gameId, vassalage }: Pick<Lottery, "gameId" | "vassalage">) => {
  const { t } = useTranslation()
  const drawsAtom = useMemo(() => drawsAtomOf({ gameId, vassalage }), [gameId, vassalage])
  const remote = useAtomValue(drawsAtom)
  const retry = useSetAtom(drawsAtom)
  const draws = valueOf(remote) ?? []
  if (remote._tag === "Loading") return <Spinner />
  if (remote._tag === "Failed" && draws.length === 0)
    return (
      <FailedState
        compact
        text={`${t("results_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        onRetry={() => retry()}
      />
    )
  return draws.length === 0 ? (
    <p role="status" className={styles["none"]}>
      {t("no_results")}
    </p>
  ) : (
    <DrawList draws={draws} />
  )
}
