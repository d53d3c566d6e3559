import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"

import styles from "./Entry.module.css"
import { RegisterSkeleton } from "./registration/RegisterSkeleton.tsx"

/** The login or the registration before its first data. */
export const EntrySkeleton = () => (
  <div className={styles["entry"]}>
    <div className={styles["banners"]}>
      <BannerCarousel banners={[]} loading onPick={() => {}} />
    </div>
    <div className={styles["tabs"]}>
      <RegisterSkeleton />
    </div>
  </div>
)
