import { describe, expect, it, onTestFinished } from "vitest"

import { openTestDock } from "./openTestDock.tsx"

/** The Data panel of a persona. */
const openData = async (persona: string) => {
  const opened = await openTestDock()
  await opened.harness.signInAs(persona)
  const panel = await opened.openPanel("Data")
  const valueOf = (name: string) => opened.harness.records().find((field) => field.name === name)?.value
  return { ...opened, panel, valueOf }
}

describe("the Data panel of the dock", () => {
  it("a guest sees which personas have records, and no field", async () => {
    const { panel } = await openData("guest")
    await expect
      .element(panel.getByText(/A guest has no records.* type 0, 1, 2, 4, 40, 41, 42, 9/))
      .toBeVisible()
    expect(panel.getByRole("textbox").elements()).toHaveLength(0)
  })

  it("a typed balance changes the member's wallet, and the app refetches; it is no step of the undo", async () => {
    const { panel, valueOf, dock } = await openData("0")
    let refetches = 0
    const count = () => {
      refetches += 1
    }
    window.addEventListener("online", count)
    onTestFinished(() => window.removeEventListener("online", count))
    const balance = panel.getByRole("textbox", { name: "Balance: Main wallet" })
    await balance.fill("77.5")
    await panel.getByRole("textbox", { name: "Nickname" }).click()
    await expect.poll(() => valueOf("balance MAIN")).toBe("77.5")
    await expect.poll(() => refetches).toBe(1)
    await expect.element(balance).toHaveValue("77.5")
    await expect.element(dock.getByRole("button", { name: "Undo: nothing" })).toBeVisible()
  })

  it("an invalid text is refused at its field in words, and changes nothing", async () => {
    const { panel, valueOf } = await openData("0")
    const before = valueOf("points")
    const points = panel.getByRole("textbox", { name: "Points" })
    await points.fill("many")
    await panel.getByRole("textbox", { name: "Nickname" }).click()
    await expect.element(points).toHaveAttribute("aria-invalid", "true")
    await expect.element(points).toHaveAccessibleDescription("Points are a whole number from 0 to 999999999.")
    expect(valueOf("points")).toBe(before)
  })

  it("a half-typed text is still there after a reload, with what is wrong about it, and no other persona has it", async () => {
    const { panel, harness, valueOf, reload } = await openData("0")
    const before = valueOf("points")
    const points = panel.getByRole("textbox", { name: "Points" })
    await points.fill("12 thou")
    reload()
    await expect.element(points).toHaveValue("12 thou")
    await expect.element(points).toHaveAccessibleDescription("Points are a whole number from 0 to 999999999.")
    expect(valueOf("points")).toBe(before)
    await harness.signInAs("2")
    await expect.element(panel.getByRole("textbox", { name: "Nickname" })).toHaveValue("Liza Cruz")
    await expect.element(points).not.toHaveValue("12 thou")
    await harness.signInAs("0")
    await points.fill("12000")
    await panel.getByRole("textbox", { name: "Nickname" }).click()
    await expect.poll(() => valueOf("points")).toBe("12000")
    reload()
    await expect.element(points).toHaveValue("12000")
  })

  it("the choices of VIP level and payment password change the records, and another persona shows its own", async () => {
    const { panel, harness, valueOf } = await openData("0")
    const club = panel.getByRole("combobox", { name: /VIP level/ })
    await club.selectOptions("Crown")
    await panel.getByRole("combobox", { name: /Payment password/ }).selectOptions("not set")
    await expect.poll(() => [valueOf("club"), valueOf("paymentPassword")]).toEqual(["Crown", "not set"])
    await harness.signInAs("2")
    await expect.element(club).toHaveValue("Silver")
    await expect.element(panel.getByRole("textbox", { name: "Nickname" })).toHaveValue("Liza Cruz")
  })

  it("the search of the dock finds a record of the member", async () => {
    const { dock, panel } = await openData("0")
    await dock.getByRole("tab", { name: /^Persona/ }).click()
    await dock.getByRole("searchbox", { name: "Search all controls" }).fill("main wallet")
    await dock.getByRole("button", { name: "Balance: Main wallet Data" }).click()
    await expect.element(panel.getByRole("textbox", { name: "Balance: Main wallet" })).toBeVisible()
  })
})
