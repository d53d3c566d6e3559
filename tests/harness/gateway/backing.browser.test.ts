import { describe, expect, it } from "vitest"

import { sharedBacking } from "#harness/gateway/backing.ts"
import { openBrowserStore } from "#harness/tabs/tabStore.ts"

describe("the shared backing store", () => {
  it("rejects when the browser refuses the database", async () => {
    const newer = indexedDB.open("newer", 2)
    await new Promise((resolve) => newer.addEventListener("success", resolve))
    const refusing = { open: () => indexedDB.open("newer", 1) } as unknown as IDBFactory
    await expect(sharedBacking(refusing)).rejects.toMatchObject({ name: "VersionError" })
  })
})

describe("the store of the simulated gateway in a browser", () => {
  const moves = async (page: Parameters<typeof openBrowserStore>[0]) => {
    localStorage.clear()
    const [first, second] = [await openBrowserStore(page), await openBrowserStore(page)]
    await first.memory.exclusively(() => Promise.resolve(first.memory.setItem("deeds", "moved")))
    const seen = await second.memory.exclusively(() => Promise.resolve(second.memory.getItem("deeds")))
    const later = await openBrowserStore(page)
    return {
      isShared: first.isShared,
      seen,
      later: later.memory.getItem("deeds"),
      sameKey: second.keys.publicKey === first.keys.publicKey,
    }
  }

  it("shares changes between open tabs by Web Locks and IndexedDB", async () => {
    const expected = { isShared: true, seen: "moved", later: "moved", sameKey: true }
    expect(await moves(window)).toEqual(expected)
  })

  it("keeps tabs separate without Web Locks; a tab opened later starts with the last stored state", async () => {
    const page = { indexedDB, localStorage, navigator: {} }
    const expected = { isShared: false, seen: null, later: "moved", sameKey: true }
    expect(await moves(page)).toEqual(expected)
  })
})
