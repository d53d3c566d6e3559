import { Effect } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import type { InOneTab } from "#platform/TabLock.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import { expectHeading, player, question } from "#tests/support/pagePlayer.ts"
import { onlyTab } from "#tests/support/tabs.ts"

import { deposit, fillDeposit } from "./moneyForms.ts"

/** From now on the storage refuses the unsettled money moves. */
const fill = ({ areas: { local } }: OpenApp) => {
  const { setItem } = local
  Object.assign(local, {
    setItem: (key: string, text: string) => {
      if (key === cashierStorageItems.unsettledMoves.key)
        throw new DOMException("Full.", "QuotaExceededError")
      setItem(key, text)
    },
  })
}

describe("a money move beside other tabs", () => {
  it("a deposit that another tab holds back says so, and try again sends it", async () => {
    let isBusy = true
    const wait = Effect.suspend(() => (isBusy ? Effect.fail({ _tag: "TabBusy" } as const) : Effect.void))
    const inOneTab: InOneTab = () => (effect) => Effect.andThen(wait, effect)
    const { callsTo } = await openApp({
      persona: "0",
      path: `${paths.deposit}?method=MANUAL`,
      tabs: { ...onlyTab, inOneTab },
    })
    await deposit("500")
    await expect.element(question().getByText("Another tab is busy with a request")).toBeVisible()
    expect(callsTo(depositManual)).toHaveLength(0)
    isBusy = false
    await question().getByRole("button", { name: "Try again" }).click()
    await expectHeading("Waiting for your payment")
    expect(callsTo(depositManual)).toHaveLength(1)
  })
})

describe("a device that cannot store a money move", () => {
  it.each([
    ["base", false],
    ["new", true],
  ] as const)("a deposit in its %s version asks again before it is sent", async (_version, isNew) => {
    const app = await openApp({
      persona: "0",
      path: `${paths.deposit}?method=MANUAL`,
      settings: isNew ? { templates: ["dep_func"] } : {},
    })
    fill(app)
    if (isNew) await player.picks("Bank transfer")
    await fillDeposit("500")
    await player.presses(isNew ? /^Confirm/ : "Continue")
    if (!isNew) await player.confirms()
    await expect.element(question().getByText("This device cannot keep track of your request")).toBeVisible()
    expect(app.callsTo(depositManual)).toHaveLength(0)
    await question().getByRole("button", { name: "Send anyway" }).click()
    await expectHeading("Waiting for your payment")
    expect(app.callsTo(depositManual)).toHaveLength(1)
  })
})
