import type { ReactNode } from "react"
import { afterEach, describe, expect, it, vi, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"

import { Loader } from "#ui/overlay/Loader.tsx"
import { Modal, type ModalAction } from "#ui/overlay/Modal.tsx"
import { Drawer } from "#ui/overlay/Drawer.tsx"
import { maskTakes } from "#ui/overlay/useMaskGuard.ts"
import { TextField } from "#ui/form/text/TextField.tsx"

import { renderComponent, found } from "./render.tsx"

afterEach(() => void vi.restoreAllMocks())

describe("a dialog", () => {
  const kinds: ReadonlyArray<readonly [string, (onClose: () => void) => ReactNode]> = [
    [
      "in the middle",
      (onClose) => (
        <Modal open title="Lantern festival" onClose={onClose}>
          Words
        </Modal>
      ),
    ],
    [
      "at the side",
      (onClose) => (
        <Drawer open title="Menu" onClose={onClose}>
          Words
        </Drawer>
      ),
    ],
  ]

  it.each(kinds)("[BC-08] %s closes by a tap on its backdrop after 300 ms, not before", async (_, kind) => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(5000)
    const onClose = vi.fn<() => void>()
    await renderComponent(kind(onClose))
    found(page.getByRole("dialog").element())
    // The dialog handles presses outside it from the task after it opened.
    await new Promise((resolve) => setTimeout(resolve))
    const pressMask = () =>
      userEvent.click(found(document.elementFromPoint(3, 400)), { position: { x: 3, y: 400 } })
    clock.mockReturnValue(5299)
    await pressMask()
    expect(onClose).not.toHaveBeenCalled()
    clock.mockReturnValue(5301)
    await pressMask()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each(kinds)("%s stays open when a loader above it is tapped", async (_, kind) => {
    const onClose = vi.fn<() => void>()
    const clock = vi.spyOn(performance, "now").mockReturnValue(5000)
    await renderComponent(
      <>
        {kind(onClose)}
        <Loader />
      </>,
    )
    const loader = found(page.getByText("Please wait").element().closest("div")?.parentElement ?? null)
    await new Promise((resolve) => setTimeout(resolve))
    clock.mockReturnValue(6000)
    expect(document.elementFromPoint(3, 400)).toBe(loader)
    await userEvent.click(loader, { position: { x: 3, y: 400 } })
    expect(onClose).not.toHaveBeenCalled()
  })

  it("[BC-08] the backdrop of an overlay accepts a tap after 301 ms, not after 300 ms", () => {
    expect([0, 299, 300, 301].map(maskTakes)).toEqual([false, false, false, true])
  })

  const footers: ReadonlyArray<ReadonlyArray<string>> = [[], ["Close it"], ["Not now", "Next"]]

  it.each(footers.map((labels) => [labels.length, labels] as const))(
    "[OT-02] a dialog with %i footer buttons calls the callback of the tapped button",
    async (_, labels) => {
      const pressed = vi.fn<(label: string) => void>()
      const [first, second] = labels.map((label): ModalAction => ({ label, onPress: () => pressed(label) }))
      await renderComponent(
        <Modal open title="Lantern festival" onClose={() => {}} actions={footerOf(first, second)}>
          Words
        </Modal>,
      )
      const dialog = page.getByRole("dialog")
      expect(dialog.getByRole("button").elements().length).toBe(1 + labels.length)
      for (const label of labels) await dialog.getByRole("button", { name: label }).click()
      expect(pressed.mock.calls.flat()).toEqual(labels)
    },
  )
})

const footerOf = (
  first: ModalAction | undefined,
  second: ModalAction | undefined,
): readonly [] | readonly [ModalAction] | readonly [ModalAction, ModalAction] => {
  if (first === undefined) return []
  return second === undefined ? [first] : [first, second]
}

const nothing = () => {}

it("a dialog in a window of 568 × 140 px shows its whole field, and its button after scrolling", async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(568, 140)
  const name = "A title of several words that takes two lines of the dialog"
  await renderComponent(
    <Modal open title={name} onClose={nothing} actions={[{ label: "Save", onPress: nothing }]}>
      <TextField label="Amount" />
    </Modal>,
  )
  const field = page.getByRole("textbox", { name: "Amount" })
  field.element().focus()
  await expect.element(field).toBeInViewport({ ratio: 1 })
  await page.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 })
})
