import { SkeletonList } from "#ui/state/SkeletonList.tsx"

import styles from "./DrawsPlace.module.css"

export const DrawsPlace = ({ count }: { readonly count: number }) => (
  <SkeletonList count={count} className={styles["list"]} bone={styles["bone"]} />
)
