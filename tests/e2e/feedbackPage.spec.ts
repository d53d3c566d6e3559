import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { answerCaptcha, isFocused, saysOf, status } from "#tests/support/entry.ts"
import { bottomMenu, logIn, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const feedbackCall = "/wps/feedback"
const captchaCall = "/wps/captcha"
const text = "The lamp of my favourite game has gone out."

const form = (page: Page) => page.getByRole("form", { name: "Feedback" })
const type = (page: Page) => form(page).getByRole("combobox", { name: "Question type" })
const description = (page: Page) => form(page).getByRole("textbox", { name: "Description" })
const captcha = (page: Page) => form(page).getByRole("textbox", { name: "Captcha" })
const picture = (page: Page) => form(page).getByRole("button", { name: "Refresh captcha" }).locator("img")
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit" })

const open = async (options: VisitOptions = {}) => {
  const page = await product.visit({ persona: "0", path: paths.feedback, ...options })
  await form(page).waitFor()
  return page
}

const fill = async (page: Page, content = text) => {
  await type(page).selectOption("Game")
  await description(page).fill(content)
  await answerCaptcha(form(page))
}

describe("the way to the feedback", () => {
  it("[SP-10, RT-38] leads from the service popup, and back", async () => {
    const page = await product.visit({ persona: "0" })
    await bottomMenu(page).getByRole("button", { name: "Service" }).click()
    await page
      .getByRole("dialog", { name: "Customer service" })
      .getByRole("link", { name: "Feedback" })
      .click()
    await expectAddress(page, paths.feedback)
    await page.getByRole("heading", { level: 1, name: "Feedback" }).waitFor()
    await form(page).waitFor()
    await page.getByRole("button", { name: "Back" }).click()
    await expectAddress(page, paths.home)
    expectQuiet(page)
  })

  it("[FB-01] leads a guest to the login, and there after it", async () => {
    const page = await product.visit({ path: paths.feedback })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.feedback)
    await form(page).waitFor()
  })

  it("says so where it is not offered", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.feedback,
      settings: { modulesOff: ["FEEDBACK3"] },
    })
    await page.getByText("No permission or feature temporarily unavailable").waitFor()
    expect(await form(page).count()).toBe(0)
  })
})

describe("the feedback form", () => {
  it("[FB-02, FB-03, FB-07, FB-08, VA-06, VA-08] takes a type and 20 to 200 characters, and counts them", async () => {
    const page = await open()
    expect(await type(page).inputValue()).toBe("")
    expect(await type(page).getByRole("option").allTextContents()).toEqual([
      "Choose",
      "Deposit",
      "Withdrawal",
      "Game",
      "Customer service",
      "Apply as agent",
      "Other",
    ])
    await type(page).selectOption("Apply as agent")
    expect(await type(page).inputValue()).toBe("6")
    expect(await saysOf(description(page))).toContain("Write 20 to 200 characters.")
    await form(page).getByText("0/200", { exact: true }).waitFor()
    for (const [length, isOpen] of [
      [19, false],
      [20, true],
      [37, true],
      [19, false],
    ] as const) {
      await description(page).fill("x".repeat(length))
      await form(page).getByText(`${length}/200`, { exact: true }).waitFor()
      expect(await submit(page).isEnabled(), String(length)).toBe(isOpen)
    }
    await description(page).fill("🎰".repeat(201))
    await form(page).getByText("200/200", { exact: true }).waitFor()
    expect(await description(page).inputValue()).toBe("🎰".repeat(200))
  })

  it("[FB-04, FB-05, VA-10] has a captcha with its hint, and a tap brings another", async () => {
    const page = await open()
    await picture(page).waitFor()
    expect(product.callsTo(captchaCall)).toHaveLength(1)
    await form(page).getByText("Enter the characters you see, or the result of the equation.").waitFor()
    const first = await picture(page).getAttribute("src")
    await form(page).getByRole("button", { name: "Refresh captcha" }).click()
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(2)
    await expect.poll(() => picture(page).getAttribute("src")).not.toBe(first)
  })

  it("[FB-06, CA-19, ER-07] is sent once, answered by the popup, and empty afterwards", async () => {
    const page = await open()
    await fill(page)
    await submit(page).click()
    const popup = page.getByRole("dialog", { name: "Sent successfully" })
    await popup.waitFor()
    expect(product.callsTo(feedbackCall)).toHaveLength(1)
    expect(product.callsTo(feedbackCall)[0]).toMatchObject({
      method: "POST",
      body: { content: text, sender: "member0", type: 3, captcha: "•••" },
    })
    await popup.getByRole("button", { name: "OK" }).click()
    await popup.waitFor({ state: "detached" })
    expect(await description(page).inputValue()).toBe("")
    expect(await captcha(page).inputValue()).toBe("")
    expect(await type(page).inputValue()).toBe("")
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(2)
    expectQuiet(page)
  })

  it("[VA-07] is not sent without the captcha's answer, nor without a type", async () => {
    const page = await open()
    await description(page).fill(text)
    await submit(page).click()
    await said(page, "Please write the code").waitFor()
    await said(page, "Please fill this in").waitFor()
    await expect.poll(() => isFocused(type(page))).toBe(true)
    await type(page).selectOption("Other")
    await submit(page).click()
    await expect.poll(() => isFocused(captcha(page))).toBe(true)
    expect(product.callsTo(feedbackCall)).toEqual([])
  })

  it.each([
    ["a wrong captcha", "The code is wrong", /The code is wrong/],
    ["a failing gateway", "System upgrading, please try again later", /^Enter the characters/],
    ["no network", "Network slow or offline", /^Enter the characters/],
  ] as const)(
    "after %s all that was written is there, with another captcha",
    async (what, words, atCaptcha) => {
      const page = await open()
      await fill(page)
      if (what === "a wrong captcha") await captcha(page).fill("zzzzz")
      if (what === "a failing gateway")
        product.world.configure({ faults: [{ call: feedbackCall, kind: "http500", times: 1 }] })
      if (what === "no network") await page.route(`**${feedbackCall}`, (route) => route.abort())
      const before = await picture(page).getAttribute("src")
      await submit(page).click()
      await said(page, words).waitFor()
      await expect.poll(() => picture(page).getAttribute("src")).not.toBe(before)
      expect(await description(page).inputValue()).toBe(text)
      expect(await type(page).inputValue()).toBe("3")
      expect(await captcha(page).inputValue(), "an answer goes with its picture").toBe("")
      expect(await saysOf(captcha(page))).toMatch(atCaptcha)
      if (what === "no network") return
      await answerCaptcha(form(page))
      await submit(page).click()
      await page.getByRole("dialog", { name: "Sent successfully" }).waitFor()
    },
  )

  it("[BC-01] the loader of a call that hangs is gone at 10 s", async () => {
    const page = await open({
      settings: { faults: [{ call: feedbackCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await fill(page)
    await submit(page).click()
    await status(page, "Please wait").waitFor()
    await page.clock.fastForward(9500)
    expect(await status(page, "Please wait").isVisible()).toBe(true)
    await page.clock.fastForward(600)
    await status(page, "Please wait").waitFor({ state: "detached" })
    await page.clock.fastForward(20_000)
    await said(page, "Network slow or offline").waitFor()
    expect(product.callsTo(feedbackCall)).toHaveLength(1)
  })

  it("a change of language keeps what was written, and what nobody sees is not sent", async () => {
    const page = await open()
    await fill(page, `${text}\u202e`)
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await other.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("heading", { level: 1, name: "ご意見" }).waitFor()
    expect(await page.locator("textarea").inputValue()).toBe(`${text}\u202e`)
    await page.getByRole("button", { name: "送信" }).click()
    await page.getByRole("dialog", { name: "送信しました" }).waitFor()
    expect(product.callsTo(feedbackCall)[0]).toMatchObject({ body: { content: text } })
  })

  it.each(["dark", "light"] as const)("axe finds nothing, %s", async (theme) => {
    const page = await open({ theme, context: { reducedMotion: "reduce" } })
    await picture(page).waitFor()
    expect(await violationsOf(page), "empty").toEqual([])
    await description(page).fill(text)
    await submit(page).click()
    await said(page, "Please write the code").waitFor()
    expect(await violationsOf(page), "with errors").toEqual([])
    await fill(page)
    await submit(page).click()
    await page.getByRole("dialog", { name: "Sent successfully" }).waitFor()
    expect(await violationsOf(page), "sent").toEqual([])
  })
})
