import { Schema } from "effect"

import { Id, orElse, text } from "./Lenient.ts"
import * as Url from "./Url.ts"

/** A task of a member, gateway §7. */
export const MemberTask = Schema.Struct({
  taskId: Id,
  title: text,
  /** How far it is, and how far it goes. */
  progress: orElse(Schema.Finite, 0),
  target: orElse(Schema.Finite, 0),
  reward: orElse(Schema.Finite, 0),
  status: text,
})
export type MemberTask = typeof MemberTask.Type

/** Assumed: the gateway's words for how a task stands, which the contract does not name. */
export const states = ["running", "done", "paid"] as const
export type State = (typeof states)[number]

/** How a task stands; nothing for a word that is not known. */
export const stateOf = ({ status }: Pick<MemberTask, "status">): State | undefined =>
  states.find((state) => state === status)

/** How much of a task is done, from 0 to 1. */
export const share = ({ progress, target }: Pick<MemberTask, "progress" | "target">): number =>
  target > 0 ? Math.min(1, Math.max(0, progress / target)) : 0

/**
 * The address that the task page embeds: the task link with the session token as the query parameter `token`
 * (spec §2 "Task page", decision 62); nothing when the link is not safe.
 */
export const taskUrl = (link: string, token: string): string | undefined => {
  if (!Url.isSafe(link)) return undefined
  const url = new URL(link)
  url.searchParams.set("token", token)
  return url.href
}
