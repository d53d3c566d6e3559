import { useAtomValue } from "jotai"
import { Gift } from "lucide-react"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import { classes } from "#ui/basic/classes.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { TaskList } from "#pages/promo/task/TaskList.tsx"
import styles from "./Promotions.module.css"
import { PromotionBoard } from "./PromotionBoard.tsx"
import { usePromotionAddress } from "./usePromotionAddress.ts"

const Promotions = () => (
  <PromotionBoard
    path={paths.rewardCentre}
    label="rewards"
    failedText="activities_failed"
    empty={<EmptyList icon={Gift} text="no_rewards" next={[paths.activity]} />}
    select={PromotionRules.rewards}
  />
)

const Views = () => {
  const { t } = useTranslation()
  const { tab, choose } = usePromotionAddress(paths.rewardCentre)
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
        {isMission ? <TaskList /> : <Promotions />}
      </div>
    </Tabs>
  )
}

const Offered = () => {
  const hasMissions = useAtomValue(whitelabelAtom)?.promos.AVAILABLE ?? false
  return hasMissions ? <Views /> : <Promotions />
}

/** Missions show only if the merchant enables the list of available promotions (open points 10 and 80). */
export const RewardsPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("REWCEN3")
  return (
    <Page>{isClosed ? <EmptyState title={t("reward_center")} text={t("feature_off")} /> : <Offered />}</Page>
  )
}
