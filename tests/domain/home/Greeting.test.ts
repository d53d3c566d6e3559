import { assert, describe, it } from "@effect/vitest"

import { greeting } from "#domain/home/Greeting.ts"

const rows = [
  { id: "[BC-09]", hours: [0, 0.5, 9.99, 10], text: "greeting_morning" },
  { id: "[BC-10]", hours: [10.01, 12, 14], text: "greeting_early_afternoon" },
  { id: "[BC-11]", hours: [14.01, 16, 18], text: "greeting_late_afternoon" },
  { id: "[BC-12]", hours: [18.01, 20, 23.99], text: "greeting_evening" },
]

describe("greeting", () => {
  it.each(rows)("$id the greeting at hours $hours is $text", ({ hours, text }) => {
    for (const hour of hours) assert.strictEqual(greeting(hour), text)
  })
})
