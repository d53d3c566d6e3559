import type { KeyboardEvent } from "react"

const along: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const across: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const placeFor = (key: string, steps: Readonly<Record<string, number>>, from: number, count: number) => {
  if (key === "Home") return 0
  if (key === "End") return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (from + step + count) % count
}

/**
 * Moves the focus along a strip by the arrow keys, Home and End, round at its ends; gives the stop that got it.
 *
 * `role` is what the strip's stops are. Up and down are for radios only: beside tabs they scroll the page.
 */
export const moveFocus = (
  event: KeyboardEvent<HTMLElement>,
  role: "tab" | "radio",
): HTMLElement | undefined => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role=${role}]`)]
  const from = stops.findIndex((stop) => stop === document.activeElement)
  if (from < 0) return undefined
  const steps = role === "radio" ? { ...along, ...across } : along
  const place = placeFor(event.key, steps, from, stops.length)
  const stop = place === undefined ? undefined : stops[place]
  if (stop === undefined) return undefined
  event.preventDefault()
  stop.focus()
  return stop
}
