import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { activitiesAtom } from "#atoms/activities.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as Activity from "#domain/Activity.ts"
import { FilterChips } from "#ui/game/FilterChips.tsx"

import styles from "./Activities.module.css"
import { ActivityBoard } from "./ActivityBoard.tsx"
import { useActivityAddress } from "./useActivityAddress.ts"

const Categories = () => {
  const { t } = useTranslation()
  const { category, choose } = useActivityAddress(paths.activity)
  const categories = Activity.categoriesOf(valueOf(useAtomValue(activitiesAtom)) ?? [])
  return (
    <div className={styles["categories"]}>
      {categories.length > 1 && (
        <FilterChips
          single
          label={t("activity_categories")}
          options={categories.map((value) => {
            const name = Activity.categoryName(value)
            return { value, label: name === undefined ? value : t(name) }
          })}
          chosen={[category]}
          onToggle={(value) => choose({ category: value })}
          onClear={() => choose({ category: "" })}
        />
      )}
    </div>
  )
}

/** Promotions, for everybody: by category, each with its detail and the way to join (decision 13). */
export const PromotionsPage = () => {
  const { category } = useActivityAddress(paths.activity)
  return (
    <main className={styles["page"]}>
      <Categories />
      <ActivityBoard
        path={paths.activity}
        label="promotion"
        failedText="activities_failed"
        emptyText="no_activities"
        select={(promotions) => Activity.ofCategory(promotions, category)}
      />
    </main>
  )
}
