import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { expectSaid, header, logIn } from "#tests/support/player.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const wrong = "The username or the password is not correct"

describe("remembering a login", () => {
  it("the password of a login never appears in storage, address, console or requests", async () => {
    const seen: Array<string> = []
    const page = await product.visit({
      path: paths.login,
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) =>
          seen.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers())),
        )
        opened.on("framenavigated", (frame) => seen.push(frame.url()))
      },
    })
    await logIn(page, "member0", "wrong0000")
    await expectSaid(page, wrong)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    seen.push(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ),
    )
    seen.push(JSON.stringify(product.world.log.entries()))
    expect(seen.length).toBeGreaterThan(20)
    for (const secret of [demoPassword, "wrong0000", btoa(demoPassword)]) {
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
    }
  })
})
