import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import * as Activity from "#domain/Activity.ts"
import { classes } from "#ui/basic/classes.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { Tabs } from "#ui/basic/Tabs.tsx"

import { TaskList } from "../tasks/TaskList.tsx"
import styles from "./Activities.module.css"
import { ActivityBoard } from "./ActivityBoard.tsx"
import { useActivityAddress } from "./useActivityAddress.ts"

const Activities = () => (
  <ActivityBoard
    path={paths.rewardCentre}
    label="rewards"
    failedText="activities_failed"
    emptyText="no_rewards"
    select={Activity.rewards}
  />
)

/** The activities, and beside them the missions: the member's tasks. */
const Views = () => {
  const { t } = useTranslation()
  const { tab, choose } = useActivityAddress(paths.rewardCentre)
  const isMission = tab === "mission"
  return (
    <Tabs
      label={t("reward_views")}
      value={isMission ? "mission" : "rewards"}
      onChange={(value) => choose({ tab: value === "mission" ? "mission" : "", promo: "" })}
      tabs={[
        { value: "rewards", label: t("rewards") },
        { value: "mission", label: t("mission") },
      ]}
    >
      <div className={classes(styles["view"], isMission && styles["tasks"])}>
        {isMission ? <TaskList /> : <Activities />}
      </div>
    </Tabs>
  )
}

const Offered = () => {
  const hasMissions = useAtomValue(whitelabelAtom)?.promos.AVAILABLE ?? false
  return hasMissions ? <Views /> : <Activities />
}

/**
 * The reward centre: what a member can join or claim, and what became of it (decision 10).
 *
 * Its missions show with the available promotion only (decision 80).
 */
export const RewardsPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("REWCEN3")
  return (
    <main className={styles["rewards"]}>
      {isClosed ? <EmptyState title={t("reward_center")} text={t("no_permission")} /> : <Offered />}
    </main>
  )
}
