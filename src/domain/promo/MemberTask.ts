import { Schema } from "effect"

import { amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

export const MemberTask = Schema.Struct({
  taskId: Id,
  title: name,
  progress: withFallback(Schema.Finite, 0),
  target: withFallback(Schema.Finite, 0),
  reward: amount,
  status: text,
})
export type MemberTask = typeof MemberTask.Type

/** Assumed: these values, because the contract does not list the status values of a task. */
export const states = ["running", "done", "paid"] as const
export type State = (typeof states)[number]

export const stateOf = ({ status }: Pick<MemberTask, "status">): State | undefined =>
  states.find((state) => state === status)

/** Open tasks come first, then completed tasks, then those with a paid reward. */
export const inOrder = (tasks: ReadonlyArray<MemberTask>): ReadonlyArray<MemberTask> =>
  states.flatMap((state) => tasks.filter((task) => (stateOf(task) ?? "running") === state))

export const share = ({ progress, target }: Pick<MemberTask, "progress" | "target">): number =>
  target > 0 ? Math.min(1, Math.max(0, progress / target)) : 0

export const current = (tasks: ReadonlyArray<MemberTask>): MemberTask | undefined =>
  tasks.find((task) => stateOf(task) === "running" && task.target > 0)

/** Returns undefined for an unsafe link (spec §2 "Task page", open point 62). */
export const taskUrl = (link: string, token: string): string | undefined => {
  if (!Url.isSafe(link)) return undefined
  const url = new URL(link)
  url.searchParams.set("token", token)
  return url.href
}
