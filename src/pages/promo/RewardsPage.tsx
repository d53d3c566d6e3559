import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { moduleAtom, whitelabelAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import * as Activity from "#domain/Activity.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"

import styles from "./Activities.module.css"
import { ActivityBoard } from "./ActivityBoard.tsx"

const Activities = () => (
  <ActivityBoard
    path={paths.rewardCentre}
    label="rewards"
    failedText="activities_failed"
    emptyText="no_rewards"
    select={Activity.rewards}
  />
)

/** The reward centre: what a member can join or claim, and what became of it (decision 10). */
export const RewardsPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("REWCEN3")
  return (
    <main className={styles["rewards"]}>
      {isClosed ? <EmptyState title={t("reward_center")} text={t("no_permission")} /> : <Activities />}
    </main>
  )
}
