// End to end because the form follows the language of a second tab and the browser's own select.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { captcha as newCaptcha } from "#gateway/calls/entry/account.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { answerCaptcha, isFocused, saysOf, status } from "#tests/support/entry.ts"
import { bottomMenu, expectSaid, logIn } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const feedbackCall = sendFeedback.path
const captchaCall = newCaptcha.path
const text = "The lamp of my favourite game has gone out."

const form = (page: Page) => page.getByRole("form", { name: "Feedback" })
const type = (page: Page) => form(page).getByRole("combobox", { name: "Topic" })
const description = (page: Page) => form(page).getByRole("textbox", { name: "Description" })
const captcha = (page: Page) => form(page).getByRole("textbox", { name: "Captcha" })
const picture = (page: Page) => form(page).getByRole("button", { name: "Refresh captcha" }).locator("img")
const submit = (page: Page) => form(page).getByRole("button", { name: "Send feedback" })

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

describe("links to the feedback form", () => {
  it("[SP-10, RT-38] the service popup opens the feedback form, and back returns", async () => {
    const page = await product.visit({ persona: "0" })
    await bottomMenu(page).getByRole("button", { name: "Service" }).click()
    await page
      .getByRole("dialog", { name: "Customer service" })
      .getByRole("link", { name: "Feedback" })
      .click()
    await expectAddress(page, paths.feedback)
    await page.getByRole("heading", { level: 1, name: "Feedback" }).waitFor()
    await form(page).waitFor()
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await expectAddress(page, paths.home)
    expectQuiet(page)
  })

  it("[FB-01] the feedback form leads a guest to the login and back", async () => {
    const page = await product.visit({ path: paths.feedback })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.feedback)
    await form(page).waitFor()
  })

  it("the feedback page says when feedback is not offered", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.feedback,
      settings: { modulesOff: ["FEEDBACK3"] },
    })
    await page.getByText("This feature is not available at the moment.").waitFor()
    expect(await form(page).count()).toBe(0)
  })
})

describe("the feedback form", () => {
  it("[FB-02, VA-08] the feedback form offers its topics and states the length of the text", async () => {
    const page = await open()
    await expect.poll(() => type(page).inputValue()).toBe("")
    await expect
      .poll(() => type(page).getByRole("option").allTextContents())
      .toEqual(["Choose", "Deposit", "Withdrawal", "Game", "Customer service", "Agent application", "Other"])
    await expect.poll(() => saysOf(description(page))).toContain("Please write 20 to 200 characters.")
    const isOpen = () => type(page).evaluate((element) => element.matches(":open"))
    expect(await isOpen()).toBe(false)
    await type(page).click()
    await expect.poll(isOpen).toBe(true)
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key)
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => type(page).inputValue()).toBe("2")
  })

  it("[FB-03, FB-07, FB-08] feedback of 20 to 200 characters can be sent, and a counter shows its length", async () => {
    const page = await open()
    await type(page).selectOption("Agent application")
    await form(page).getByText("0/200", { exact: true }).waitFor()
    for (const [length, isOpen] of [
      [19, false],
      [20, true],
      [37, true],
      [19, false],
    ] as const) {
      await description(page).fill("x".repeat(length))
      await form(page).getByText(`${length}/200`, { exact: true }).waitFor()
      await expect.poll(() => submit(page).isEnabled(), { message: String(length) }).toBe(isOpen)
    }
    await description(page).fill("🎰".repeat(201))
    await form(page).getByText("200/200", { exact: true }).waitFor()
    await expect.poll(() => description(page).inputValue()).toBe("🎰".repeat(200))
  })

  it("[FB-04, FB-05, VA-10] the feedback form has a captcha with a hint, and a tap replaces it", async () => {
    const page = await open()
    await picture(page).waitFor()
    expect(product.callsTo(captchaCall)).toHaveLength(1)
    await form(page).getByText("Enter the characters you see, or the answer to the sum.").waitFor()
    const first = await picture(page).getAttribute("src")
    await form(page).getByRole("button", { name: "Refresh captcha" }).click()
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(2)
    await expect.poll(() => picture(page).getAttribute("src")).not.toBe(first)
  })

  it("[FB-06, CA-19, ER-07] feedback is sent once, confirmed by a popup, and the form empties", async () => {
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
    await expect.poll(() => description(page).inputValue()).toBe("")
    await expect.poll(() => captcha(page).inputValue()).toBe("")
    await expect.poll(() => type(page).inputValue()).toBe("")
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(2)
    expectQuiet(page)
  })

  it("[VA-07] feedback is not sent without a captcha answer or without a type", async () => {
    const page = await open()
    await description(page).fill(text)
    await submit(page).click()
    await expectSaid(page, "Please write the code")
    await expectSaid(page, "Please fill this in")
    await expect.poll(() => isFocused(type(page))).toBe(true)
    await type(page).selectOption("Other")
    await submit(page).click()
    await expect.poll(() => isFocused(captcha(page))).toBe(true)
    expect(product.callsTo(feedbackCall)).toEqual([])
  })

  it.each([
    [
      "a wrong captcha",
      "The captcha is not correct. Please try again.",
      /The captcha is not correct. Please try again./,
    ],
    [
      "a failing gateway",
      "Something went wrong on our side. Please try again later.",
      /^Enter the characters/,
    ],
    ["no network", "Network slow or offline", /^Enter the characters/],
  ] as const)(
    "after %s the feedback form keeps its input and shows another captcha",
    async (what, words, atCaptcha) => {
      const page = await open()
      await fill(page)
      if (what === "a wrong captcha") await captcha(page).fill("zzzzz")
      if (what === "a failing gateway")
        product.world.configure({ faults: [{ call: feedbackCall, kind: "http500", times: 1 }] })
      if (what === "no network") await page.route(`**${feedbackCall}`, (route) => route.abort())
      const before = await picture(page).getAttribute("src")
      await submit(page).click()
      await expectSaid(page, words)
      await expect.poll(() => picture(page).getAttribute("src")).not.toBe(before)
      await expect.poll(() => description(page).inputValue()).toBe(text)
      await expect.poll(() => type(page).inputValue()).toBe("3")
      await expect
        .poll(() => captcha(page).inputValue(), { message: "an answer goes with its picture" })
        .toBe("")
      await expect.poll(() => saysOf(captcha(page))).toMatch(atCaptcha)
      if (what === "no network") return
      await answerCaptcha(form(page))
      await submit(page).click()
      await page.getByRole("dialog", { name: "Sent successfully" }).waitFor()
    },
  )

  it("[BC-01] the loader of hanging feedback disappears after 10 s", async () => {
    const page = await open({
      settings: { faults: [{ call: feedbackCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await fill(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit(page).click()
    const isWaiting = () => status(page, "Please wait").isVisible()
    await expect.poll(async () => (await page.clock.runFor(10), isWaiting())).toBe(true)
    await page.clock.runFor(9500)
    await expect.poll(isWaiting).toBe(true)
    await page.clock.runFor(600)
    await status(page, "Please wait").waitFor({ state: "detached" })
    await page.clock.fastForward(20_000)
    await expectSaid(page, "Network slow or offline")
    expect(product.callsTo(feedbackCall)).toHaveLength(1)
  })

  it("a language change keeps the feedback input, and invisible characters are not sent", async () => {
    const page = await open()
    await fill(page, `${text}\u202e`)
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await other.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("heading", { level: 1, name: "ご意見" }).waitFor()
    await expect.poll(() => page.locator("textarea").inputValue()).toBe(`${text}\u202e`)
    await page.getByRole("button", { name: "送信" }).click()
    await page.getByRole("dialog", { name: "送信しました" }).waitFor()
    expect(product.callsTo(feedbackCall)[0]).toMatchObject({ body: { content: text } })
  })

  it.each(["dark", "light"] as const)(
    "axe finds no violation in the feedback form in the %s theme",
    async (theme) => {
      const page = await open({ theme, context: { reducedMotion: "reduce" } })
      await picture(page).waitFor()
      expect(await violationsOf(page), "empty").toEqual([])
      await description(page).fill(text)
      await submit(page).click()
      await expectSaid(page, "Please write the code")
      expect(await violationsOf(page), "with errors").toEqual([])
      await fill(page)
      await submit(page).click()
      await page.getByRole("dialog", { name: "Sent successfully" }).waitFor()
      expect(await violationsOf(page), "sent").toEqual([])
    },
  )
})
