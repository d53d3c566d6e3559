import { useAtomValue, useSetAtom } from "jotai"
import { CircleCheck, Gift, ListChecks, type LucideIcon, Target } from "lucide-react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { memberTasksAtom } from "#atoms/promo/tasks.ts"
import { paths } from "#config/paths.ts"
import * as MemberTask from "#domain/promo/MemberTask.ts"
import * as Money from "#domain/Money.ts"
import { format as wholeNumber } from "#domain/promo/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import type { StateMarkProps, StateTone } from "#ui/records/StateMark.tsx"
import { TaskCard } from "#ui/promo/TaskCard.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import styles from "./TaskList.module.css"

interface Look {
  readonly text: MessageKey
  readonly tone: StateTone
  readonly Icon: LucideIcon
}

const looks: Readonly<Record<MemberTask.State, Look>> = {
  running: { text: "task_running", tone: "open", Icon: Target },
  done: { text: "task_done", tone: "good", Icon: CircleCheck },
  paid: { text: "task_paid", tone: "plain", Icon: Gift },
}

const Task = ({ task }: { readonly task: MemberTask.MemberTask }) => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const state = MemberTask.stateOf(task)
  const { Icon, text, tone } = looks[state ?? "running"]
  const mark: StateMarkProps =
    state === undefined ? { text: task.status, tone: "plain" } : { text: t(text), tone }
  return (
    <TaskCard
      icon={<Icon aria-hidden />}
      title={task.title}
      progress={`${wholeNumber(task.progress)} / ${wholeNumber(task.target)}`}
      share={MemberTask.share(task)}
      reward={t("task_reward", { amount: Money.inCurrency(task.reward, currency) })}
      state={mark.text === "" ? undefined : mark}
      hint={state === "done" ? t("task_done_hint") : undefined}
    />
  )
}

const Tasks = ({ tasks }: { readonly tasks: ReadonlyArray<MemberTask.MemberTask> }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles["tasks"]} aria-label={t("my_tasks")}>
      {MemberTask.inOrder(tasks).map((task) => (
        <li key={task.taskId} className={styles["task"]}>
          <Task task={task} />
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
