import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { captcha } from "#gateway/calls/entry/account.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { answerCaptcha, captchaPicture, form, logIn } from "#tests/support/pageEntry.ts"
import { button, dialog, expectText, field, main, player, textsOf } from "#tests/support/pagePlayer.ts"

const text = "The lamp of my favourite game has gone out."

const topic = () => main().getByRole("combobox", { name: "Topic" })
const submit = () => button("Send feedback")
const popup = () => dialog("Sent successfully")

const open = async (options: OpenAppOptions = {}) => {
  const opened = await openApp({ persona: "0", path: paths.feedback, ...options })
  await expect.element(form("Feedback")).toBeVisible()
  return opened
}

const fill = async (content = text) => {
  await topic().selectOptions("Game")
  await player.types("Description", content)
  await answerCaptcha()
}

const expectCount = async (count: string) => {
  await expect.element(main().getByText(count)).toBeVisible()
}

const expectEmpty = async () => {
  await expect.element(field("Description")).toHaveValue("")
  await expect.element(field("Captcha")).toHaveValue("")
  await expect.element(topic()).toHaveValue("")
}

describe("feedback page", () => {
  it("[FB-01] sends a guest to the login and back", async () => {
    const { at } = await openApp({ path: paths.feedback })
    await expect.poll(at).toBe(paths.login)
    await logIn("member0")
    await expect.poll(at).toBe(paths.feedback)
    await expect.element(form("Feedback")).toBeVisible()
  })
})

describe("feedback form", () => {
  it("[FB-02] lists the topics to choose from", async () => {
    await open()
    await expect.element(topic()).toHaveValue("")
    expect(textsOf(topic().getByRole("option"))).toEqual([
      "Choose",
      "Deposit",
      "Withdrawal",
      "Game",
      "Customer service",
      "Agent application",
      "Other",
    ])
    await topic().selectOptions("Withdrawal")
    await expect.element(topic()).toHaveValue("2")
  })

  it("[VA-08] states the required length of the text", async () => {
    await open()
    await expect
      .element(field("Description"))
      .toHaveAccessibleDescription(expect.stringContaining("Please write 20 to 200 characters."))
  })

  it("[FB-03, FB-07, FB-08] counts the characters, and enables the send button from 20 characters on", async () => {
    await open()
    await topic().selectOptions("Agent application")
    await expectCount("0/200")
    for (const [length, isOpen] of [
      [19, false],
      [20, true],
      [37, true],
      [19, false],
    ] as const) {
      await player.types("Description", "x".repeat(length))
      await expectCount(`${length}/200`)
      const isDisabled = () => submit().element().matches(":disabled")
      await expect.poll(isDisabled, { message: String(length) }).toBe(!isOpen)
      expect(submit().element()).toHaveAccessibleDescription(isOpen ? "" : "Characters still needed: 1")
    }
  })

  it("[FB-04, FB-05, VA-10] shows a captcha with a hint, and a tap replaces the captcha", async () => {
    const { callsTo } = await open()
    await expect.poll(captchaPicture).not.toBe("")
    expect(callsTo(captcha)).toHaveLength(1)
    await expectText("Enter the characters you see, or the answer to the sum.")
    const first = captchaPicture()
    await player.presses("Refresh captcha")
    await expect.poll(() => callsTo(captcha).length).toBe(2)
    await expect.poll(captchaPicture).not.toBe(first)
  })

  it("[FB-06, CA-19, ER-07, GE-07] sends the feedback once, confirms it in a popup, and clears the form", async () => {
    const { callsTo } = await open()
    await fill()
    await player.presses("Send feedback")
    await expect.element(popup()).toBeVisible()
    expect(callsTo(sendFeedback)).toHaveLength(1)
    expect(callsTo(sendFeedback)[0]).toMatchObject({
      method: "POST",
      body: { content: text, sender: "member0", type: 3, captcha: "•••" },
    })
    await popup().getByRole("button", { name: "OK" }).click()
    await expect.element(popup()).not.toBeInTheDocument()
    await expectEmpty()
    await expect.poll(() => callsTo(captcha).length).toBe(2)
  })
})
