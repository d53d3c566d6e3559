import { expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { TextField } from "#ui/form/text/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { renderComponent } from "./render.tsx"

const nothing = () => {}

it("a dialog in a window of 568 × 140 px shows its field whole, and its button after a scroll", async () => {
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
  await field.click()
  await expect.element(field).toBeInViewport({ ratio: 1 })
  await page.getByRole("button", { name: "Save" }).click()
  await expect.element(page.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 })
})
