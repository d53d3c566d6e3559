import { describe, it } from "vitest"

import { slots } from "#platform/slots.ts"
import { holdRequests, startProduct } from "#tests/support/product.ts"
import * as sample from "#tests/domain/samples.ts"

import { expectUsable, rows } from "./homeParts.ts"

const product = startProduct()

describe("home with one slow call", () => {
  it.each(rows)(
    "the call $call without a response does not delay the rest of home",
    async ({ call, loses }) => {
      let release = (): void => {}
      const page = await product.visit({
        persona: "0",
        storage: { [slots.systemStatus.key]: JSON.stringify(sample.bareStatus) },
        settings: { scale: "few" },
        before: async (opened) => {
          release = await holdRequests(opened, call)
        },
      })
      await expectUsable(page, loses)
      release()
      await expectUsable(page, [])
    },
  )
})
