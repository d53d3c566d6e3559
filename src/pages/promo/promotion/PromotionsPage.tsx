import { useAtomValue } from "jotai"
import { Gift } from "lucide-react"
import { useTranslation } from "react-i18next"

import { promotionsAtom } from "#atoms/promo/promotions.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import { Page } from "#ui/frame/page/Page.tsx"
import { FilterRadios } from "#ui/games/filter/FilterRadios.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import styles from "./Promotions.module.css"
import { PromotionBoard } from "./PromotionBoard.tsx"
import { usePromotionAddress } from "./usePromotionAddress.ts"

const Categories = () => {
  const { t } = useTranslation()
  const { category, choose } = usePromotionAddress(paths.activity)
  const categories = PromotionRules.categoriesOf(valueOf(useAtomValue(promotionsAtom)) ?? [])
  return (
    <div className={styles["categories"]}>
      {categories.length > 1 && (
        <FilterRadios
          label={t("activity_categories")}
          options={categories.map((value) => {
            const name = PromotionRules.categoryName(value)
            return { value, label: name === undefined ? value : t(name) }
          })}
          chosen={category}
          onChoose={(value) => choose({ category: value })}
        />
      )}
    </div>
  )
}

export const PromotionsPage = () => {
  const { category } = usePromotionAddress(paths.activity)
  return (
    <Page>
      <RetryBoundary>
        <Categories />
      </RetryBoundary>
      <RetryBoundary key={category}>
        <PromotionBoard
          path={paths.activity}
          label="promotion"
          failedText="activities_failed"
          empty={<EmptyList icon={Gift} text="no_activities" next={[paths.home]} />}
          select={(promotions) => PromotionRules.ofCategory(promotions, category)}
        />
      </RetryBoundary>
    </Page>
  )
}
