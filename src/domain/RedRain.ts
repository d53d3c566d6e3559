import { Schema } from "effect"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"

/** Something that came down on the player. */
export const RedPacket = Schema.Struct({
  packetId: Id,
  /** Epoch milliseconds. */
  time: orElse(Schema.Finite, 0),
  amount: orElse(Schema.Finite, 0),
})
export type RedPacket = typeof RedPacket.Type

/**
 * A red rain: a span of time in which amounts are given (decision 24).
 *
 * Assumed: the fields and the call, which the specification does not show.
 */
export const RedRain = Schema.Struct({
  title: text,
  /** Epoch milliseconds; 0 for none. */
  startTime: orElse(Schema.Finite, 0),
  endTime: orElse(Schema.Finite, 0),
  received: listOrNone(RedPacket),
})
export type RedRain = typeof RedRain.Type

export type Phase = "none" | "coming" | "running" | "over"

/** Where an event stands at a moment; one whose times make no sense is none. */
export const phaseAt = (
  { startTime, endTime }: Pick<RedRain, "startTime" | "endTime">,
  now: number,
): Phase => {
  if (!(endTime > startTime) || startTime <= 0) return "none"
  if (now < startTime) return "coming"
  return now < endTime ? "running" : "over"
}

/** Milliseconds until the event begins or ends; 0 when neither is ahead. */
export const untilTurn = (rain: Pick<RedRain, "startTime" | "endTime">, now: number): number => {
  const phase = phaseAt(rain, now)
  if (phase === "coming") return rain.startTime - now
  return phase === "running" ? rain.endTime - now : 0
}

/** Names what an answer holds for: another name, and it is old. While it rains that changes every so many milliseconds. */
export const turnAt = (rain: Pick<RedRain, "startTime" | "endTime">, now: number, every: number): string => {
  const phase = phaseAt(rain, now)
  return phase === "running" ? `${phase} ${Math.floor((now - rain.startTime) / every)}` : phase
}

/** The sum of what was received. */
export const total = ({ received }: Pick<RedRain, "received">): number =>
  Math.round(received.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
