import { describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { applyActivity } from "#gateway/calls/promo/promotions.ts"
import { cleanPicture } from "#pages/promo/promotion/cleanPicture.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectMessage, main } from "#tests/support/pagePlayer.ts"

const pictureOf = (type: string): Promise<Blob> => {
  const canvas = document.createElement("canvas")
  canvas.width = 4
  canvas.height = 3
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No picture")) : resolve(blob)), type),
  )
}

const secret = "GPS 14.5995 120.9842"

const photo = async (): Promise<File> => {
  const bytes = new Uint8Array(await (await pictureOf("image/jpeg")).arrayBuffer())
  const data = new TextEncoder().encode(`Exif\0\0${secret}`)
  const segment = new Uint8Array([0xff, 0xe1, 0, data.length + 2, ...data])
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], "photo.jpg", { type: "image/jpeg" })
}

const form = () => page.getByRole("form", { name: "Your application" })
const chooser = () => form().element().querySelector("input[type=file]") ?? form().element()

const images = () => form().getByRole("img").elements()
const shown = () => images().map((each) => each.getAttribute("alt"))
const send = () => form().getByRole("button", { name: "Send application" }).click()

const picture = async (name: string) => new File([await pictureOf("image/png")], name, { type: "image/png" })
const pictures = (...names: ReadonlyArray<string>) => Promise.all(names.map(picture))

const joins = async () => {
  await main().getByRole("button", { name: /^Join/ }).first().click()
  await expect.element(form()).toBeVisible()
}

const openForm = async () => {
  const opened = await openApp({ path: paths.activity, persona: "0", settings: { scale: "few" } })
  await joins()
  return opened
}

describe("the pictures that a player adds to an application", () => {
  it("a chosen photo loses the location and the camera data in its metadata", async () => {
    const original = await photo()
    expect(await original.text()).toContain(secret)
    const clean = await cleanPicture(original)
    expect(clean?.name).toBe("photo.jpg")
    expect(clean?.type).toBe("image/jpeg")
    expect(await clean?.text()).not.toContain("Exif")
    expect(await clean?.text()).not.toContain(secret)
  })

  it.each([
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a broken picture", "\x89PNG\r\n\x1a\n and no more"],
  ])("a file with the name of a picture but other content is refused: %s", async (_, content) => {
    await openForm()
    const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0))
    await page.elementLocator(chooser()).upload(new File([bytes], "proof.png", { type: "image/png" }))
    await expectMessage("proof.png is not a PNG or JPG picture. Please choose another.")
    expect(form().getByRole("img").elements()).toEqual([])
  })

  it("[VA-14] are at most three; after one is removed, another can be added", async () => {
    await openForm()
    await page.elementLocator(chooser()).upload(await pictures("a.png", "d.png", "e.png", "f.png"))
    await expectMessage(/^f\.png was not added/)
    const add = form().getByRole("button", { name: "Add pictures" })
    await expect.element(add).toBeDisabled()
    const remove = form().getByRole("button", { name: "Remove d.png" }).element()
    if (remove instanceof HTMLElement) remove.focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(add).toBeEnabled()
    await expect.poll(shown).toEqual(["a.png", "e.png"])
    await expect
      .poll(() => images().every((each) => each instanceof HTMLImageElement && each.naturalWidth === 4))
      .toBe(true)
  })

  it("stay chosen after a failed request and a closed dialog, and are sent in their order", async () => {
    const { allows, callsTo, fails } = await openForm()
    allows(/500/)
    fails(applyActivity, "http500", { times: 1 })
    await page.elementLocator(chooser()).upload(await pictures("a.png", "e.png"))
    await expect.poll(shown).toEqual(["a.png", "e.png"])
    await form().getByRole("textbox", { name: "Comment" }).fill("Please")
    await send()
    await expectMessage(/We do not know yet whether your request went through/)
    await expect.poll(shown).toEqual(["a.png", "e.png"])
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await joins()
    await expect.poll(shown).toEqual(["a.png", "e.png"])
    await send()
    await expect.poll(() => callsTo(applyActivity).length).toBe(2)
    expect(callsTo(applyActivity)[1]).toMatchObject({
      body: [
        { promoId: expect.any(String) },
        { comment: "Please" },
        { "images[]": { name: "a.png", type: "image/png", size: expect.any(Number) } },
        { "images[]": { name: "e.png", type: "image/png", size: expect.any(Number) } },
      ],
    })
  })
})
