import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { currencyAtom } from "#atoms/currency.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { memberTasksAtom } from "#atoms/tasks.ts"
import * as MemberTask from "#domain/MemberTask.ts"
import * as Money from "#domain/Money.ts"
import { format as wholeNumber } from "#domain/PointsMall.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import type { StateTone } from "#ui/records/StateMark.tsx"
import { TaskCard } from "#ui/records/TaskCard.tsx"

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
            reward={t("task_reward", { amount: `${currency} ${Money.format(task.reward)}`.trim() })}
            state={look(task)}
          />
        </li>
      ))}
    </ul>
  )
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["tasks"]}>
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c"].map((bone) => (
        <Skeleton key={bone} className={styles["bone"]} />
      ))}
    </div>
  )
}

/** The member's tasks, how far each is, and what it brings. */
export const TaskList = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(memberTasksAtom)
  const ask = useSetAtom(memberTasksAtom)
  const tasks = valueOf(remote)
  if (tasks === undefined)
    return remote._tag === "Failed" ? (
      <FailedState
        text={`${t("tasks_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    ) : (
      <Waiting />
    )
  return tasks.length === 0 ? <EmptyState text={t("no_tasks")} /> : <Tasks tasks={tasks} />
}
