import { describe, expect, it } from "vitest"

import { violationsOf } from "#tests/support/axe.ts"
import {
  allFields,
  box,
  fillAccount,
  goToDetails,
  registerButton,
  registerForm,
  registering,
} from "#tests/support/entry.ts"
import { expectSaid } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const visit = registering(product)

describe("input into the register form", () => {
  it.each(["dark", "light"] as const)(
    "axe finds no violation in the register form, with errors too, in the %s theme",
    async (theme) => {
      const page = await visit({
        theme,
        settings: { registerFields: allFields(true, true) },
        context: { reducedMotion: "reduce" },
      })
      expect(await violationsOf(page)).toEqual([])
      await box(page, "Password").fill("abc")
      await registerForm(page).getByRole("button", { name: "Next" }).click()
      await expectSaid(page, "Please enter the password again")
      expect(await violationsOf(page)).toEqual([])
      await fillAccount(page)
      await goToDetails(page)
      expect(await violationsOf(page)).toEqual([])
      await registerButton(page).click()
      await expectSaid(page, "Please write the code")
      expect(await violationsOf(page)).toEqual([])
    },
  )
})
