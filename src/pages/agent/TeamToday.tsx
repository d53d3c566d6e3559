import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { teamTodayAtom } from "#atoms/agentHome.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { counts } from "#domain/Team.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"

import styles from "./AgentHome.module.css"

/** Four numbers of the team, at the foot of agent home (spec §2 "Agent home"). */
export const TeamToday = () => {
  const { t } = useTranslation()
  const title = useId()
  const remote = useAtomValue(teamTodayAtom)
  const ask = useSetAtom(teamTodayAtom)
  const figures = valueOf(remote)
  return (
    <section className={styles["today"]} aria-labelledby={title} aria-busy={figures === undefined}>
      <h2 id={title} className={styles["group"]}>
        {t("team_today")}
      </h2>
      {remote._tag === "Failed" && (
        <FailedState
          compact
          text={`${t("team_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
          busy={isPending(remote)}
          onRetry={() => ask()}
        />
      )}
      {(figures !== undefined || remote._tag !== "Failed") && (
        <dl className={styles["counts"]}>
          {counts.map(({ id, label }) => (
            <div key={id} className={styles["count"]}>
              <dt>{t(label)}</dt>
              <dd>{figures === undefined ? <Skeleton className={styles["bone"]} /> : figures[id]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
