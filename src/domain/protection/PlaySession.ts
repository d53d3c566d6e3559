import { Schema } from "effect"

import type { Protection } from "./Protection.ts"

/** The used shares of a session limit, in per cent, at each of which the player gets a notice (gateway §11). */
export const notices = [80, 90, 95] as const
export type Notice = (typeof notices)[number]

/** Times in epoch milliseconds of the gateway's clock. */
const facts = {
  /** The session's beginning; where the gateway sends none, its end. It distinguishes one session from the next. */
  id: Schema.Finite,
  minutes: Schema.Finite,
  endsAt: Schema.Finite,
  /** Null: the gateway does not say until when. */
  closedUntil: Schema.NullOr(Schema.Finite),
}

const Running = Schema.Struct({ _tag: Schema.Literal("running"), ...facts })
const Warned = Schema.Struct({ _tag: Schema.Literal("warned"), notice: Schema.Literals(notices), ...facts })
const Ended = Schema.Struct({ _tag: Schema.Literal("ended"), ...facts })

/** A session of play with a limit; `none` without one. `warned`: the highest notice that the player got in it. */
export const PlaySession = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("none") }),
  Running,
  Warned,
  Ended,
])
export type PlaySession = typeof PlaySession.Type
export type Ended = typeof Ended.Type

/** The session of an account before its first response. */
export const initial: PlaySession = { _tag: "none" }

const minute = 60_000

/** The last notice that is due. */
const dueAt = ({ minutes, endsAt }: Pick<Ended, "minutes" | "endsAt">, now: number): Notice | undefined => {
  const used = 100 - (100 * (endsAt - now)) / (minutes * minute)
  return notices.filter((notice) => used >= notice).pop()
}

/** The session that a response states. It keeps the notice that the player got in the same session. */
export const received = (before: PlaySession, { now, since, session }: Protection): PlaySession => {
  if (session === undefined) return initial
  const { minutes, endsAt, closedUntil = null } = session
  const known = { id: since ?? endsAt, minutes, endsAt, closedUntil }
  if (endsAt <= now) return closedUntil !== null && closedUntil <= now ? initial : { _tag: "ended", ...known }
  return before._tag === "warned" && before.id === known.id
    ? { ...before, ...known }
    : { _tag: "running", ...known }
}

/**
 * The session at a time. Time warns and ends; only a response begins a session or opens what an end has closed. The same
 * object when nothing changes; another one that is `warned` shows its notice.
 */
export const passed = (session: PlaySession, now: number): PlaySession => {
  if (session._tag === "none" || session._tag === "ended") return session
  const { id, minutes, endsAt, closedUntil } = session
  const known = { id, minutes, endsAt, closedUntil }
  if (endsAt <= now) return { _tag: "ended", ...known }
  const notice = dueAt(session, now)
  const hadNotice = session._tag === "warned" ? session.notice : 0
  return notice === undefined || notice <= hadNotice ? session : { _tag: "warned", notice, ...known }
}

/** When time next changes the session, by a notice or the end; undefined when it never does. */
export const nextAt = (session: PlaySession): number | undefined => {
  if (session._tag === "none" || session._tag === "ended") return undefined
  const { minutes, endsAt } = session
  const hadNotice = session._tag === "warned" ? session.notice : 0
  const next = notices.find((notice) => notice > hadNotice)
  return next === undefined ? endsAt : endsAt - (minutes * minute * (100 - next)) / 100
}

/** The ended session that refuses launches and deposits at a time; undefined while they are open. */
export const endOf = (session: PlaySession, now: number): Ended | undefined => {
  const current = passed(session, now)
  return current._tag === "ended" ? current : undefined
}

/** When a game that is open at the end of a session closes (gateway §11). */
export const gameClosesAt = ({ endsAt }: Pick<Ended, "endsAt">): number => endsAt + 5 * minute
