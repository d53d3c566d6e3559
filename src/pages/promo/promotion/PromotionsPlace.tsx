import { Picture } from "#ui/image/Picture.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./Promotions.module.css"

export const coverRatio = 5 / 2

export const PromotionBones = () =>
  ["a", "b", "c"].map((bone) => (
    <div key={bone} className={styles["card"]}>
      <Skeleton ratio={9 / 5} />
    </div>
  ))

/** The promotions in the static shell, with the card that boot copies for each of the first ones. */
export const PromotionsPlace = ({ title }: { readonly title: string }) => (
  <>
    <div className={styles["categories"]} />
    {/* The cards come late, and must not shift the bottom menu's space. */}
    <div className={styles["list"]} data-place="promotions" style={{ minHeight: "100vh" }}>
      <PromotionBones />
    </div>
    <template>
      <div className={styles["card"]}>
        <Picture src={title} alt="" ratio={coverRatio} />
        <p className={styles["name"]}>{title}</p>
        <p className={styles["gain"]}>{"\u00a0"}</p>
        <div className={styles["foot"]} />
      </div>
    </template>
  </>
)
