import { Schema } from "effect"

import { amount, Id, list, name, withFallback } from "#domain/Lenient.ts"
import type { MessageKey } from "#i18n/messages.ts"

/** A packet that the player received. */
export const RedPacket = Schema.Struct({
  packetId: Id,
  /** Epoch milliseconds. */
  time: withFallback(Schema.Finite, 0),
  amount,
})
export type RedPacket = typeof RedPacket.Type

/**
 * A red rain: an event that gives amounts during a time span (decision 24).
 *
 * Assumed: the fields and the call, which the specification does not show.
 */
export const RedRain = Schema.Struct({
  title: name,
  /** Epoch milliseconds; 0 for none. */
  startTime: withFallback(Schema.Finite, 0),
  endTime: withFallback(Schema.Finite, 0),
  received: list(RedPacket),
})
export type RedRain = typeof RedRain.Type

export type Phase = "none" | "coming" | "running" | "over"

/** The text of each phase. The time of `untilTurn` follows it. */
export const phaseTexts: Readonly<Record<Phase, MessageKey>> = {
  none: "rain_none",
  coming: "rain_coming",
  running: "rain_running",
  over: "rain_over",
}

/** The phase of the event at a time. An event with invalid times is `none`. */
export const phaseAt = (
  { startTime, endTime }: Pick<RedRain, "startTime" | "endTime">,
  now: number,
): Phase => {
  if (!(endTime > startTime) || startTime <= 0) return "none"
  if (now < startTime) return "coming"
  return now < endTime ? "running" : "over"
}

/** Milliseconds until the event starts or ends; 0 when neither is in the future. */
export const untilTurn = (rain: Pick<RedRain, "startTime" | "endTime">, now: number): number => {
  const phase = phaseAt(rain, now)
  if (phase === "coming") return rain.startTime - now
  return phase === "running" ? rain.endTime - now : 0
}

/** Whether home announces the event: while it runs, and for the last `ahead` milliseconds before its start. */
export const isNear = (rain: Pick<RedRain, "startTime" | "endTime">, now: number, ahead: number): boolean => {
  const phase = phaseAt(rain, now)
  return phase === "running" || (phase === "coming" && untilTurn(rain, now) <= ahead)
}

/**
 * A key that changes when a response becomes outdated: at each phase change, and every `every` milliseconds
 * during the rain. Each phone has its own `delay`, so that they do not all refetch at once.
 */
export const turnAt = (
  rain: Pick<RedRain, "startTime" | "endTime">,
  now: number,
  { every, delay }: { readonly every: number; readonly delay: number },
): string => {
  const then = now - delay
  const phase = phaseAt(rain, then)
  return phase === "running" ? `${phase} ${Math.floor((then - rain.startTime) / every)}` : phase
}

/** The packets received in the event itself, without those of an earlier one. */
export const ofEvent = ({ startTime, endTime, received }: RedRain): Pick<RedRain, "received"> => ({
  received: received.filter(({ time }) => time >= startTime && time < endTime),
})

/** The sum of the received amounts. */
export const total = ({ received }: Pick<RedRain, "received">): number =>
  Math.round(received.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
