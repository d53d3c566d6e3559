import { Effect } from "effect"
import { useEffect, useState } from "react"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { Device } from "#platform/Device.ts"
import { TextField } from "#ui/form/text/TextField.tsx"
import { renderComponent } from "#tests/ui/render.tsx"

const { watch } = Effect.runSync(Effect.provide(Device, Device.layer))

const Form = () => {
  const [text, setText] = useState("")
  const [, countEvent] = useState(0)
  useEffect(() => watch(() => countEvent((before) => before + 1)), [])
  return <TextField label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
}

describe("typing into a field", () => {
  it("a field keeps a text inserted in one input event while the device event renders the form again", async () => {
    await renderComponent(<Form />)
    const field = page.getByRole("textbox", { name: "Name" })
    await field.fill("newcomer1")
    await expect.element(field).toHaveValue("newcomer1")
  })
})
