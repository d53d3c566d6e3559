import { describe, expect, it } from "vitest"

import { watchRequests } from "#harness/pageRequests.ts"
import { makeWhenQuiet } from "#harness/quiet.ts"

/** A page whose requests end when the test says so. */
const makePage = () => {
  const ends: Array<{
    readonly answer: (response: Response) => void
    readonly fail: (error: unknown) => void
  }> = []
  const page = {
    fetch: (): Promise<Response> => new Promise((answer, fail) => ends.push({ answer, fail })),
  }
  return { page, ends }
}

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
  const { page, ends } = makePage()
  const requests = watchRequests(page, natives)
  const whenQuiet = makeWhenQuiet(requests, natives)
  const refetches: Array<number> = []
  return { page, ends, requests, refetches, apply: () => whenQuiet(() => refetches.push(now)) }
}

describe("the wait before a change of the simulated gateway", () => {
  it("a change of the simulated gateway waits for a request that takes longer than none begins", async () => {
    const { page, ends, refetches, apply } = start((at) => {
      if (at === 600) ends[0]?.answer(new Response("a"))
    })
    void page.fetch()
    await apply()
    expect(refetches).toEqual([760])
  })

  it("after 2 s a change is applied, and again when a request that took longer has ended with the old response", async () => {
    const { page, ends, refetches, apply } = start((at) => {
      if (at === 5000) ends[0]?.answer(new Response("a"))
    })
    void page.fetch()
    await apply()
    await expect.poll(() => refetches).toEqual([2000, 5160])
  })

  it("a change of the simulated gateway stops waiting for a request that never ends", async () => {
    let last = 0
    const { page, refetches, apply } = start((at) => {
      last = at
    })
    void page.fetch()
    await apply()
    await expect.poll(() => last).toBe(22_000)
    expect(refetches).toEqual([2000])
  })

  it("a change of the simulated gateway does not wait when no request runs", async () => {
    const { refetches, apply } = start(() => {})
    await apply()
    expect(refetches).toEqual([0])
  })
})

describe("the requests of the page", () => {
  it("a request runs until its body has arrived, which the app reads in full", async () => {
    const { page, ends, requests } = start(() => {})
    const response = page.fetch()
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    ends[0]?.answer(
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            body = controller
          },
        }),
      ),
    )
    await settle()
    expect(requests.areRunning()).toBe(true)
    const text = response.then((each) => each.text())
    body?.enqueue(new TextEncoder().encode("late"))
    body?.close()
    expect(await text).toBe("late")
    await expect.poll(requests.areRunning).toBe(false)
  })

  it("an aborted request has ended", async () => {
    const { page, ends, requests } = start(() => {})
    const response = page.fetch()
    ends[0]?.fail(new DOMException("Aborted", "AbortError"))
    await expect(response).rejects.toThrow("Aborted")
    await expect.poll(requests.areRunning).toBe(false)
  })
})
