import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { visit } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const setting = `${paths.securityCentre}?part=paymentPassword`

/** The attributes that keyboards and password managers read. */
const expectLooks = async (name: string, inputMode: string | null) => {
  const input = main().getByLabelText(name, { exact: true })
  await expect.element(input).toBeVisible()
  await expect
    .poll(() => ["type", "inputmode", "autocomplete"].map((each) => input.element().getAttribute(each)))
    .toEqual(["password", inputMode, "one-time-code"])
}

describe("the payment password", () => {
  it("a payment password is one masked field without autofill, and shows digit keys for a pattern of digits", async () => {
    const { again } = await visit({ persona: "0", path: paths.withdraw })
    await expectLooks("Payment password", "numeric")
    await again(setting)
    for (const name of ["Old payment password", "New payment password", "Confirm payment password"])
      await expectLooks(name, "numeric")
  })

  it.each([
    [paths.withdraw, "Payment password"],
    [setting, "New payment password"],
  ])(
    "a payment password at %s shows all keys when the merchant's pattern accepts letters",
    async (path, name) => {
      await visit({
        persona: "0",
        path,
        before: ({ rewrite }) =>
          rewrite(fieldRules, () => ({ patterns: { paymentPassword: "^[A-Za-z0-9]{6,8}$" } })),
      })
      await expectLooks(name, null)
    },
  )
})
