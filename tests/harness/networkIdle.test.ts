import { describe, expect, it } from "vitest"

import { watchRequests } from "#harness/pageRequests.ts"
import { makeWhenIdle } from "#harness/networkIdle.ts"

/** Lets the promises of a response run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A clock on which each wait passes at once, a page of its requests, and the times of the refetches. */
const start = (atEachWait: (now: number) => void) => {
  let now = 0
  const natives = {
    now: () => now,
    setTimeout: (run: () => void, milliseconds = 0) => {
      now += milliseconds
      atEachWait(now)
      void settle().then(run)
      return 0
    },
  }
  const ends: Array<(response: Response) => void> = []
  const page = { fetch: (): Promise<Response> => new Promise((answer) => ends.push(answer)) }
  const requests = watchRequests(page, natives)
  const whenIdle = makeWhenIdle(requests, natives)
  const refetches: Array<number> = []
  return { page, ends, requests, refetches, apply: () => whenIdle(() => refetches.push(now)) }
}

describe("the wait before a change of the simulated gateway", () => {
  it("lasts until the running request has ended", async () => {
    const { page, ends, refetches, apply } = start((at) => {
      if (at === 600) ends[0]?.(new Response("a"))
    })
    void page.fetch()
    await apply()
    expect(refetches).toEqual([760])
  })

  it("ends after 2 s at most; if a request takes longer, the change is applied again when that request ends", async () => {
    const { page, ends, refetches, apply } = start((at) => {
      if (at === 5000) ends[0]?.(new Response("a"))
    })
    void page.fetch()
    await apply()
    await expect.poll(() => refetches).toEqual([2000, 5160])
  })
})

describe("the requests of the page", () => {
  it("count as running until their response body has been read in full", async () => {
    const { page, ends, requests } = start(() => {})
    const response = page.fetch()
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    ends[0]?.(new Response(readable))
    await settle()
    expect(requests.areRunning()).toBe(true)
    const text = response.then((each) => each.text())
    const writer = writable.getWriter()
    void writer.write(new TextEncoder().encode("late"))
    void writer.close()
    expect(await text).toBe("late")
    await expect.poll(requests.areRunning).toBe(false)
  })
})
