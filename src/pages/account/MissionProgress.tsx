import { useAtomValue } from "jotai"
import { useId } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { memberTasksAtom } from "#atoms/promo/tasks.ts"
import * as MemberTask from "#domain/promo/MemberTask.ts"
import { format } from "#domain/promo/PointsMall.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { ProgressBar } from "#ui/promo/ProgressBar.tsx"

import styles from "./MemberCentre.module.css"

export const MissionProgress = () => {
  const id = useId()
  const remote = useAtomValue(memberTasksAtom)
  const mission = MemberTask.current(valueOf(remote) ?? [])
  if (remote._tag === "Loading") return <Skeleton className={styles["missionBone"]} />
  if (mission === undefined) return null
  const progress = `${format(mission.progress)} / ${format(mission.target)}`
  return (
    <div className={styles["mission"]}>
      <p className={styles["missionText"]}>
        <span id={id}>{mission.title}</span>
        <span className={styles["missionCount"]}>{progress}</span>
      </p>
      <ProgressBar labelledBy={id} share={MemberTask.share(mission)} text={progress} />
    </div>
  )
}
