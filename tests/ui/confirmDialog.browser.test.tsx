import { useTranslation } from "react-i18next"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import type { Language } from "#config/product.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { renderComponent, found } from "./render.tsx"

const nothing = () => {}

interface OpenProps {
  readonly cancel?: MessageKey
  readonly confirm: MessageKey
}

const OpenDialog = ({ cancel = "cancel", confirm }: OpenProps) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open
      text={t("coming_soon")}
      cancelLabel={t(cancel)}
      confirmLabel={t(confirm)}
      onCancel={nothing}
      onConfirm={nothing}
    />
  )
}

/** The two buttons of the dialog: top edge, width, and whether the label has one line. */
const buttons = () =>
  page
    .getByRole("alertdialog")
    .getByRole("button")
    .elements()
    .map((button) => {
      const label = found(button.querySelector("span"))
      const { top, width } = button.getBoundingClientRect()
      const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight)
      return { top, width, isOneLine: label.getBoundingClientRect().height < lineHeight * 1.5 }
    })

describe("a dialog with two buttons on a phone 320 px wide", () => {
  beforeEach(() => page.viewport(320, 640))

  it.for<readonly [Language, OpenProps]>([
    ["TY", { confirm: "switch_account" }],
    ["PH", { cancel: "bet_keep", confirm: "bet_cancel_part" }],
    ["TH", { cancel: "bet_keep", confirm: "bet_cancel_part" }],
    ["JA", { confirm: "contract_apply" }],
    ["VI", { confirm: "switch_account" }],
  ])("the button labels of a dialog in %s do not wrap at 320 px: %o", async ([language, labels]) => {
    await renderComponent(<OpenDialog {...labels} />, language)
    expect(buttons().map(({ isOneLine }) => isOneLine)).toEqual([true, true])
  })

  it("labels that fit into half the width leave both buttons in one row, equally wide", async () => {
    await renderComponent(<OpenDialog confirm="confirm" />)
    const [first, second] = buttons()
    expect(second?.top).toBe(first?.top)
    expect(second?.width).toBeCloseTo(first?.width ?? 0, 0)
  })

  it("a label that does not fit into half the width puts each button into its own row", async () => {
    await renderComponent(<OpenDialog confirm="switch_account" />, "JA")
    const [first, second] = buttons()
    expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    expect(second?.width).toBeCloseTo(first?.width ?? 0, 0)
  })
})
