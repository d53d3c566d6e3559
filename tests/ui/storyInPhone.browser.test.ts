import { expect, it } from "vitest"

import { firstChoice } from "#ladle/choice.ts"
import { action, addressInPhone, events, phone } from "#ladle/inPhone.ts"

it("an action of a story reaches the catalogue's log with its name and what it received", () => {
  const logged: Array<unknown> = []
  const take = (event: Event) => logged.push(event instanceof CustomEvent && event.detail)
  phone?.addEventListener(events.action, take)
  action("onPress")("deposit")
  action("onPress")("deposit", 500)
  phone?.removeEventListener(events.action, take)
  expect(logged).toEqual([
    { name: "onPress", event: "deposit" },
    { name: "onPress", event: ["deposit", 500] },
  ])
})

it.each([
  ["375 × 667", "47 0 34 0"],
  ["812 × 375", "0 47 21 47"],
] as const)("a phone of %s shows a story with the safe areas %s", (size, widths) => {
  const address = addressInPhone("home--page", { ...firstChoice(), size, hasSafeAreas: true })
  expect(new URLSearchParams(address).get("safe")).toBe(widths)
})
