import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { memoryAreas } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"

import { done, unsettledMovesKey, openDeposit, retry, submitted } from "../depositApp.ts"

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
}

/** Storage that refuses the unsettled money moves. */
const fullAreas = (onMoves: () => void = refuse) => {
  const { local, session } = memoryAreas()
  return {
    session,
    local: {
      ...local,
      setItem: (name: string, text: string) => {
        if (name === unsettledMovesKey) onMoves()
        else local.setItem(name, text)
      },
    },
  }
}

describe("deposits on a device that cannot store them", () => {
  it("a confirmed deposit requests persistent storage from the browser, and does not wait for the result", async () => {
    let asked = 0
    const lasting = Effect.suspend(() => {
      asked += 1
      return Effect.never
    })
    const { pay, press, sent } = openDeposit(done, { lasting })
    await press(submitted())
    assert.strictEqual(asked, 0)
    await press({ _tag: "Cancelled" })
    await pay()
    assert.strictEqual(asked, 1)
    assert.lengthOf(sent(), 1)
  })

  it("a deposit that the device cannot store is sent only after the player confirms again", async () => {
    const { pay, press, sent, state, tag } = openDeposit(done, { areas: fullAreas() })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
    await press({ _tag: "Confirmed" })
    assert.lengthOf(sent(), 1)
    assert.strictEqual(tag(), "Done")
  })

  it("a deposit is not sent when the storage accepts a value but does not return it", async () => {
    const { pay, sent, state } = openDeposit(done, { areas: fullAreas(() => {}) })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
  })

  it("a deposit cancelled because it cannot be stored is not unsettled", async () => {
    const { pay, press, tag, unsettled } = openDeposit(done, { areas: fullAreas() })
    await pay()
    await press({ _tag: "Cancelled" })
    assert.strictEqual(tag(), "Editing")
    assert.isEmpty(unsettled())
  })

  it("a deposit without a response is unsettled in its tab until a retry gets a response, even after a reload", async () => {
    const areas = fullAreas()
    const first = openDeposit("unreachable", { areas })
    await first.pay()
    await first.press({ _tag: "Confirmed" })
    assert.strictEqual(first.tag(), "Unsettled")
    const again = openDeposit(["unreachable", done], { areas })
    assert.strictEqual(again.tag(), "Unsettled")
    await again.press(retry)
    assert.lengthOf(again.unsettled(), 1)
    await again.press(retry)
    assert.strictEqual(again.tag(), "Done")
    assert.deepStrictEqual(again.sent(), [...first.sent(), ...first.sent()])
    assert.isEmpty(openDeposit(done, { areas }).unsettled())
  })

  it("a deposit stored only in its tab survives the end of its session", async () => {
    const areas = fullAreas()
    const { pay, press, runtime, adjust } = openDeposit("unreachable", { areas })
    await pay()
    await press({ _tag: "Confirmed" })
    await runtime.runPromise(CurrentSession.use(({ over }) => over))
    await adjust(0)
    await import("#services/eraseDetails.ts")
    await runtime.runPromise(CurrentSession.use(({ start }) => Effect.asVoid(start(sessionOf(0)))))
    await adjust(0)
    assert.lengthOf(openDeposit(done, { areas }).incomplete(), 1)
  })
})

describe("a deposit with other tabs open", () => {
  it("a deposit is not sent while another tab holds the lock, and can be sent later", async () => {
    const browser = openBrowser()
    const tab = browser.newTab()
    const other = browser.newTab()
    const { pay, press, adjust, sent, state, tag, runtime } = openDeposit(done, tab)
    const lock = `deposit ["lantern","id-0"]`
    void runtime.runPromise(Effect.exit(other.tabs.inOneTab(lock)(Effect.sleep("50 seconds"))))
    await adjust(0)
    await pay()
    await adjust("29 seconds")
    assert.strictEqual(tag(), "Sending")
    await adjust("1 second")
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "otherTab" })
    assert.isEmpty(sent())
    await adjust("20 seconds")
    await press({ _tag: "Confirmed" })
    assert.lengthOf(sent(), 1)
    assert.strictEqual(tag(), "Done")
  })

  it("a page restored from the back-forward cache shows a deposit that another tab has sent meanwhile", async () => {
    const areas = memoryAreas()
    // Two tabs that share storage, and no event: a cached page gets none.
    const cached = openDeposit(done, { areas })
    await cached.press(submitted())
    const other = openDeposit("unreachable", { areas })
    await other.pay()
    assert.strictEqual(cached.tag(), "Confirming")
    cached.device.tell("restored")
    assert.strictEqual(cached.tag(), "Unsettled")
    assert.lengthOf(cached.unsettled(), 1)
  })
})
