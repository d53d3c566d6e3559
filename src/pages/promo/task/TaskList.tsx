import { useAtomValue, useSetAtom } from "jotai"
import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { memberTasksAtom } from "#atoms/promo/tasks.ts"
import { paths } from "#config/paths.ts"
import * as MemberTask from "#domain/promo/MemberTask.ts"
import * as Money from "#domain/Money.ts"
import { format as wholeNumber } from "#domain/promo/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import type { StateTone } from "#ui/records/StateMark.tsx"
import { TaskCard } from "#ui/promo/TaskCard.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import styles from "./TaskList.module.css"

const looks: Readonly<Record<MemberTask.State, { readonly text: MessageKey; readonly tone: StateTone }>> = {
  running: { text: "task_running", tone: "open" },
  done: { text: "task_done", tone: "good" },
  paid: { text: "task_paid", tone: "plain" },
}

const useLook = () => {
  const { t } = useTranslation()
  return (task: MemberTask.MemberTask): { readonly text: string; readonly tone: StateTone } | undefined => {
    const state = MemberTask.stateOf(task)
    if (state !== undefined) return { text: t(looks[state].text), tone: looks[state].tone }
    return task.status === "" ? undefined : { text: task.status, tone: "plain" }
  }
}

const Tasks = ({ tasks }: { readonly tasks: ReadonlyArray<MemberTask.MemberTask> }) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const look = useLook()
  return (
    <ul className={styles["tasks"]} aria-label={t("my_tasks")}>
      {tasks.map((task) => (
        <li key={task.taskId} className={styles["task"]}>
          <TaskCard
            title={task.title}
            progress={`${wholeNumber(task.progress)} / ${wholeNumber(task.target)}`}
            share={MemberTask.share(task)}
            reward={t("task_reward", { amount: Money.inCurrency(task.reward, currency) })}
            state={look(task)}
          />
        </li>
      ))}
    </ul>
  )
}

export const TaskList = () => {
  const remote = useAtomValue(memberTasksAtom)
  const refetch = useSetAtom(memberTasksAtom.refetchAtom)
  return (
    <QueryView
      remote={remote}
      failed="tasks_failed"
      onRetry={() => refetch()}
      skeleton={<SkeletonList count={3} className={styles["tasks"]} bone={styles["bone"]} />}
      empty={<EmptyList icon={ListChecks} text="no_tasks" next={[paths.activity]} />}
    >
      {(tasks) => <Tasks tasks={tasks} />}
    </QueryView>
  )
}
