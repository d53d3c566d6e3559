import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { teamTodayAtom } from "#atoms/agent/agentHome.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { counts } from "#domain/agent/Team.ts"
import * as Money from "#domain/Money.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import styles from "./AgentHome.module.css"

export const TeamToday = () => {
  const { t } = useTranslation()
  const title = useId()
  const remote = useAtomValue(teamTodayAtom)
  const refetch = useSetAtom(teamTodayAtom.refetchAtom)
  const figures = valueOf(remote)
  return (
    <section className={styles["today"]} aria-labelledby={title} aria-busy={isPending(remote)}>
      <h2 id={title} className={styles["group"]}>
        {t("team_today")}
      </h2>
      <RemoteFailure compact remote={remote} failed="team_failed" onRetry={() => refetch()} />
      {(figures !== undefined || remote._tag !== "Failed") && (
        <dl className={styles["counts"]}>
          {counts.map(({ id, label }) => (
            <div key={id} className={styles["count"]}>
              <dt>{t(label)}</dt>
              <dd>
                {figures === undefined ? (
                  <Skeleton className={styles["bone"]} />
                ) : (
                  Money.formatCount(figures[id])
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
