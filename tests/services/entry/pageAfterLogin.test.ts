import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { storePageAfterLogin, takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"

describe("the page after the login", () => {
  itEffect("the page to return to after a login survives a reload and is used once", function* () {
    const { context, areas } = yield* openTestServices()
    yield* Effect.provideContext(storePageAfterLogin("/m/webEmail?a=1"), context)
    const reloaded = yield* openTestServices({ areas })
    assert.strictEqual(yield* Effect.provideContext(takePageAfterLogin, reloaded.context), "/m/webEmail?a=1")
    assert.strictEqual(yield* Effect.provideContext(takePageAfterLogin, reloaded.context), "")
    assert.isNull(areas.local.getItem("WANTED_PAGE"))
  })

  itEffect("is always an address of this app, whatever value the storage contains", function* () {
    for (const hostile of [
      "https://evil.example/m/home",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/\t/evil.example",
      "/vip/vip.html",
      "m/home",
      "",
    ]) {
      const { context, areas } = yield* openTestServices()
      yield* Effect.provideContext(storePageAfterLogin(hostile), context)
      assert.isNull(areas.session.getItem("WANTED_PAGE"), hostile)
      areas.session.setItem("WANTED_PAGE", hostile)
      assert.strictEqual(yield* Effect.provideContext(takePageAfterLogin, context), "", hostile)
      assert.isNull(areas.session.getItem("WANTED_PAGE"), hostile)
    }
  })

  itEffect("the page to return to after a login is not replaced by an external URL", function* () {
    const { context } = yield* openTestServices()
    yield* Effect.provideContext(storePageAfterLogin("/m/help?i=2"), context)
    yield* Effect.provideContext(storePageAfterLogin("https://evil.example/"), context)
    assert.strictEqual(yield* Effect.provideContext(takePageAfterLogin, context), "/m/help?i=2")
  })
})
