import { Schema } from "effect"

import { amount, Id, list, maybe, name, withFallback } from "#domain/Lenient.ts"
import type { MessageKey } from "#i18n/messages.ts"

export const RedPacket = Schema.Struct({
  packetId: Id,
  time: withFallback(Schema.Finite, 0),
  amount,
})
export type RedPacket = typeof RedPacket.Type

/** Assumed: these fields, because the specification defines neither the fields nor the call (open point 24). */
export const RedRain = Schema.Struct({
  title: name,
  // The unit is epoch milliseconds; 0 means that no event is planned.
  startTime: withFallback(Schema.Finite, 0),
  endTime: withFallback(Schema.Finite, 0),
  received: list(RedPacket),
  // The unit is epoch milliseconds.
  next: maybe(Schema.Finite),
})
export type RedRain = typeof RedRain.Type

export type Phase = "none" | "coming" | "running" | "over"

export const phaseTexts: Readonly<Record<Phase, MessageKey>> = {
  none: "rain_none",
  coming: "rain_coming",
  running: "rain_running",
  over: "rain_over",
}

export const phaseAt = (
  { startTime, endTime }: Pick<RedRain, "startTime" | "endTime">,
  now: number,
): Phase => {
  if (!(endTime > startTime) || startTime <= 0) return "none"
  if (now < startTime) return "coming"
  return now < endTime ? "running" : "over"
}

/** Returns milliseconds, or 0 if neither start nor end is in the future. */
export const untilPhaseChange = (rain: Pick<RedRain, "startTime" | "endTime">, now: number): number => {
  const phase = phaseAt(rain, now)
  if (phase === "coming") return rain.startTime - now
  return phase === "running" ? rain.endTime - now : 0
}

export const isNear = (rain: Pick<RedRain, "startTime" | "endTime">, now: number, ahead: number): boolean => {
  const phase = phaseAt(rain, now)
  return phase === "running" || (phase === "coming" && untilPhaseChange(rain, now) <= ahead)
}

/** The key changes when a response is outdated. Each client has its own `delay`, so that not all refetch at once. */
export const phaseKeyAt = (
  rain: Pick<RedRain, "startTime" | "endTime">,
  now: number,
  { every, delay }: { readonly every: number; readonly delay: number },
): string => {
  const then = now - delay
  const phase = phaseAt(rain, then)
  return phase === "running" ? `${phase} ${Math.floor((then - rain.startTime) / every)}` : phase
}

export const ofEvent = ({ startTime, endTime, received }: RedRain): Pick<RedRain, "received"> => ({
  // The response may contain packets of an earlier event, which are removed.
  received: received.filter(({ time }) => time >= startTime && time < endTime),
})

export const total = ({ received }: Pick<RedRain, "received">): number =>
  Math.round(received.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
