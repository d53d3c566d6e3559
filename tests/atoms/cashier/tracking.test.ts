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

describe("a device that cannot store a money move", () => {
  it("a confirmed deposit asks the browser to keep the storage, and does not wait for it", async () => {
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

  it("a deposit that the storage refuses is sent only after the player accepts that", async () => {
    const { pay, press, sent, state, tag } = openDeposit(done, { areas: fullAreas() })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
    await press({ _tag: "Confirmed" })
    assert.lengthOf(sent(), 1)
    assert.strictEqual(tag(), "Done")
  })

  it("a deposit that the storage seems to take and does not return is not sent", async () => {
    const { pay, sent, state } = openDeposit(done, { areas: fullAreas(() => {}) })
    await pay()
    assert.isEmpty(sent())
    assert.deepInclude(state(), { _tag: "Confirming", obstacle: "untracked" })
  })

  it("a deposit that the player cancels there leaves nothing unsettled", async () => {
    const { pay, press, tag, unsettled } = openDeposit(done, { areas: fullAreas() })
    await pay()
    await press({ _tag: "Cancelled" })
    assert.strictEqual(tag(), "Editing")
    assert.isEmpty(unsettled())
  })

  it("a deposit without an answer is unsettled in its tab until a retry is answered, after a reload too", async () => {
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

  it("a deposit that only its tab remembers survives the end of its session", async () => {
    const areas = fullAreas()
    const { pay, press, runtime, adjust } = openDeposit("unreachable", { areas })
    await pay()
    await press({ _tag: "Confirmed" })
    await runtime.runPromise(CurrentSession.use(({ over }) => over))
    await runtime.runPromise(CurrentSession.use(({ start }) => Effect.asVoid(start(sessionOf(0)))))
    await adjust(0)
    assert.lengthOf(openDeposit(done, { areas }).unsettled(), 1)
  })
})

describe("a money move beside other tabs", () => {
  it("a deposit is not sent while another tab keeps the lock, and a later press sends it", async () => {
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

  it("a page that returns from the back-forward cache shows a money move that another tab sent meanwhile", async () => {
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
