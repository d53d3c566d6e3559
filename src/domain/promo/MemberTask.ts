import { Schema } from "effect"

import { amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

/** A member's task (gateway §7). */
export const MemberTask = Schema.Struct({
  taskId: Id,
  title: name,
  /** Current and required progress. */
  progress: withFallback(Schema.Finite, 0),
  target: withFallback(Schema.Finite, 0),
  reward: amount,
  status: text,
})
export type MemberTask = typeof MemberTask.Type

/** Assumed: the values of a task's status, which the contract does not list. */
export const states = ["running", "done", "paid"] as const
export type State = (typeof states)[number]

/** The state of a task; `undefined` for an unknown value. */
export const stateOf = ({ status }: Pick<MemberTask, "status">): State | undefined =>
  states.find((state) => state === status)

/** The completed share of a task, from 0 to 1. */
export const share = ({ progress, target }: Pick<MemberTask, "progress" | "target">): number =>
  target > 0 ? Math.min(1, Math.max(0, progress / target)) : 0

/** The first mission in progress, in the gateway's order. */
export const current = (tasks: ReadonlyArray<MemberTask>): MemberTask | undefined =>
  tasks.find((task) => stateOf(task) === "running" && task.target > 0)

/**
 * The address of the task frame: the task link with the session token as `token` (spec §2 "Task page",
 * decision 62). Returns `undefined` when the link is not safe.
 */
export const taskUrl = (link: string, token: string): string | undefined => {
  if (!Url.isSafe(link)) return undefined
  const url = new URL(link)
  url.searchParams.set("token", token)
  return url.href
}
