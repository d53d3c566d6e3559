import { Schema } from "effect"

import type { Protection } from "./Protection.ts"
import type { SessionLimit } from "./SessionLimit.ts"

/** The player gets a warning when these percentages of the time limit are used (gateway §11). */
export const notices = [80, 90, 95] as const
export type Notice = (typeof notices)[number]

const facts = {
  // Is the start of the play session, or its end if the gateway sends no start. Times are epoch milliseconds.
  id: Schema.Finite,
  minutes: Schema.Finite,
  endsAt: Schema.Finite,
  closedUntil: Schema.NullOr(Schema.Finite),
}

const Running = Schema.Struct({ _tag: Schema.Literal("running"), ...facts })
const Warned = Schema.Struct({ _tag: Schema.Literal("warned"), notice: Schema.Literals(notices), ...facts })
const Ended = Schema.Struct({ _tag: Schema.Literal("ended"), ...facts })

/** `none` means that no limit applies. `warned` contains the highest warning that the player got. */
export const PlaySession = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("none") }),
  Running,
  Warned,
  Ended,
])
export type PlaySession = typeof PlaySession.Type
export type Ended = typeof Ended.Type

export const initial: PlaySession = { _tag: "none" }

const minute = 60_000

const dueAt = ({ minutes, endsAt }: Pick<Ended, "minutes" | "endsAt">, now: number): Notice | undefined => {
  const used = 100 - (100 * (endsAt - now)) / (minutes * minute)
  return notices.filter((notice) => used >= notice).pop()
}

// The closure that the gateway stated last ends by the gateway's own time.
const kept = (before: PlaySession, now: number): PlaySession =>
  before._tag === "ended" && before.closedUntil !== null && before.closedUntil <= now ? initial : before

export const received = (before: PlaySession, { now, since, session }: Protection): PlaySession => {
  if (session === null) return kept(before, now)
  if (session === undefined) return initial
  const { minutes, endsAt, closedUntil = null } = session
  const known = { id: since ?? endsAt, minutes, endsAt, closedUntil }
  if (endsAt <= now) return closedUntil !== null && closedUntil <= now ? initial : { _tag: "ended", ...known }
  // The player gets each warning once in a play session.
  return before._tag === "warned" && before.id === known.id
    ? { ...before, ...known }
    : { _tag: "running", ...known }
}

/** Returns the same object if nothing changes. Only a response starts a play session or ends a restriction. */
export const passed = (session: PlaySession, now: number): PlaySession => {
  if (session._tag === "none" || session._tag === "ended") return session
  const { id, minutes, endsAt, closedUntil } = session
  const known = { id, minutes, endsAt, closedUntil }
  if (endsAt <= now) return { _tag: "ended", ...known }
  const notice = dueAt(session, now)
  const hadNotice = session._tag === "warned" ? session.notice : 0
  return notice === undefined || notice <= hadNotice ? session : { _tag: "warned", notice, ...known }
}

/** The gateway has refused play, so the play session has ended, whatever the clock says. */
export const refused = (session: PlaySession, closedUntil: number, now: number): Ended => {
  const known = session._tag === "none" ? { id: now, minutes: 0, endsAt: now } : session
  return { ...known, _tag: "ended", endsAt: Math.min(known.endsAt, now), closedUntil }
}

/** The session limit of the stored state. Its changed values are unknown. */
export const limitOf = (session: PlaySession): SessionLimit | undefined => {
  if (session._tag === "none") return undefined
  const { minutes, endsAt, closedUntil } = session
  return { minutes, endsAt, closedUntil: closedUntil ?? undefined }
}

export const nextAt = (session: PlaySession): number | undefined => {
  if (session._tag === "none" || session._tag === "ended") return undefined
  const { minutes, endsAt } = session
  const hadNotice = session._tag === "warned" ? session.notice : 0
  const next = notices.find((notice) => notice > hadNotice)
  return next === undefined ? endsAt : endsAt - (minutes * minute * (100 - next)) / 100
}

export const endOf = (session: PlaySession, now: number): Ended | undefined => {
  const current = passed(session, now)
  return current._tag === "ended" ? current : undefined
}

/** A game may stay open after the end of the play session (gateway §11). */
export const gameClosesAt = ({ endsAt }: Pick<Ended, "endsAt">): number => endsAt + 5 * minute
