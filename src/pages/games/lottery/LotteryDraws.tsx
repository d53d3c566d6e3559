import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"

import { drawsAtomOf, issueAtomOf } from "#atoms/games/lotteries.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { limits } from "#config/limits.ts"
import type { Draw, Lottery } from "#domain/games/Lottery.ts"
import { Spinner } from "#ui/state/Spinner.tsx"
import { Balls } from "#ui/games/lottery/Balls.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import styles from "./LotteryDraws.module.css"

const DrawList = ({ draws }: { readonly draws: ReadonlyArray<Draw> }) => {
  const { t } = useTranslation()
  return (
    <ol aria-label={t("last_results")}>
      {draws.slice(0, limits.drawsShown).map(({ issue, numbers }) => (
        <li key={issue} className={styles["draw"]}>
          <span className={styles["issue"]}>{t("lottery_issue", { issue })}</span>
          <div className={styles["numbers"]}>
            <Balls label={t("lottery_issue", { issue })} numbers={numbers} />
          </div>
        </li>
      ))}
    </ol>
  )
}

const RunningIssue = ({ gameId }: Pick<Lottery, "gameId">) => {
  const { t } = useTranslation()
  // The list of lotteries also shows the running issue, so if this request fails, nothing renders (C44).
  const issue = valueOf(useAtomValue(useMemo(() => issueAtomOf(gameId), [gameId])))?.issue ?? ""
  return issue !== "" && <p className={styles["running"]}>{t("running_draw", { issue })}</p>
}

export const LotteryDraws = ({ gameId, vassalage }: Pick<Lottery, "gameId" | "vassalage">) => {
  const { t } = useTranslation()
  const drawsAtom = useMemo(() => drawsAtomOf({ gameId, vassalage }), [gameId, vassalage])
  const remote = useAtomValue(drawsAtom)
  const retry = useSetAtom(drawsAtom.refetchAtom)
  return (
    <>
      <RunningIssue gameId={gameId} />
      <QueryView
        compact
        remote={remote}
        failed="results_failed"
        onRetry={() => retry()}
        skeleton={<Spinner />}
        empty={
          <p role="status" className={styles["none"]}>
            {t("no_results")}
          </p>
        }
      >
        {(draws) => <DrawList draws={draws} />}
      </QueryView>
    </>
  )
}
