import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import { userEvent } from "vitest/browser"

import * as DateRange from "#domain/DateRange.ts"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { MoveQuestion, type MoveQuestionProps } from "#ui/overlay/MoveQuestion.tsx"
import { RecordList, type RecordView } from "#ui/records/RecordList.tsx"

import { draw, found } from "./draw.tsx"

const today = "2026-11-22"

describe("the range of days", () => {
  const open = async () => {
    const told = vi.fn<(range: DateRange.DateRange) => void>()
    const Field = () => {
      const [range, setRange] = useState(DateRange.of("week", today))
      const onChange = (next: DateRange.DateRange) => {
        told(next)
        setRange(next)
      }
      return <DateRangeField range={range} today={today} onChange={onChange} />
    }
    const screen = await draw(<Field />)
    return { screen, told, last: () => told.mock.calls.at(-1)?.[0] }
  }

  it("is a period by one press or by the arrows", async () => {
    const { screen, last } = await open()
    await screen.getByRole("radio", { name: "Yesterday" }).click()
    expect(last()).toEqual({ period: "yesterday", startDate: "2026-11-21", endDate: "2026-11-21" })
    await userEvent.keyboard("{ArrowLeft}")
    expect(last()).toEqual({ period: "today", startDate: today, endDate: today })
    for (const radio of screen.getByRole("radio").elements())
      expect(radio.parentElement?.clientHeight).toBeGreaterThanOrEqual(44)
  })

  it("is two days of one's own, which begin as those on screen, and nobody is told of what is no range", async () => {
    const { screen, told, last } = await open()
    await screen.getByRole("radio", { name: "Own dates" }).click()
    expect(last()).toEqual({ period: "own", startDate: "2026-11-16", endDate: today })
    await screen.getByLabelText("To", { exact: true }).fill("2026-11-10")
    await expect
      .element(screen.getByRole("alert").getByText("The first day must not be after the last."))
      .toBeInTheDocument()
    expect(told).toHaveBeenCalledTimes(1)
    await screen.getByLabelText("From", { exact: true }).fill("2026-11-09")
    expect(last()).toEqual({ period: "own", startDate: "2026-11-09", endDate: "2026-11-10" })
    expect(screen.getByRole("alert").elements()).toHaveLength(0)
  })
})

describe("a record", () => {
  const open = (view: RecordView<string>, onMore = vi.fn<() => void>()) =>
    draw(
      <RecordList
        label="Bets"
        view={view}
        keyOf={(entry) => entry}
        row={(entry) => entry}
        emptyText="You have not bet."
        onMore={onMore}
      />,
    )

  it("asks for more by a press, once until more is there", async () => {
    const onMore = vi.fn<() => void>()
    const idle = await open({ state: "shown", entries: ["a", "b"], more: "idle" }, onMore)
    expect(idle.getByRole("listitem").elements()).toHaveLength(2)
    await idle.getByRole("button", { name: "Load more" }).click()
    expect(onMore).toHaveBeenCalledTimes(1)
    await idle.unmount()
    const loading = await open({ state: "shown", entries: ["a"], more: "loading" }, onMore)
    found(loading.getByRole("button", { name: "Load more" }).element()).click()
    expect(onMore).toHaveBeenCalledTimes(1)
  })

  it("keeps its rows beside what failed, and tells what is empty, loading and failed", async () => {
    const broken = await open({ state: "shown", entries: ["a"], more: { text: "Network slow" } })
    expect(broken.getByRole("listitem").elements()).toHaveLength(1)
    await expect.element(broken.getByRole("alert").getByText("Network slow")).toBeInTheDocument()
    await broken.unmount()
    const none = await open({ state: "shown", entries: [], more: "none" })
    await expect.element(none.getByRole("status").getByText("You have not bet.")).toBeInTheDocument()
    await none.unmount()
    const loading = await open({ state: "loading" })
    await expect.element(loading.getByRole("status").getByText("Loading")).toBeInTheDocument()
    await loading.unmount()
    const failed = await open({ state: "failed", text: "It failed." })
    await expect.element(failed.getByRole("alert").getByText("It failed.")).toBeInTheDocument()
  })
})

describe("the question of a move", () => {
  const open = (step: MoveQuestionProps["step"]) => {
    const heard = () => vi.fn<() => void>()
    const told = { onConfirm: heard(), onCancel: heard(), onRetry: heard(), onLeave: heard() }
    return draw(
      <MoveQuestion step={step} text="Transfer?" detail="A to B" confirmLabel="Transfer" {...told} />,
    ).then((screen) => ({ screen, told }))
  }

  it("takes no press and no Escape while it is on its way", async () => {
    const { screen, told } = await open("sending")
    for (const name of ["Transfer", "Cancel"]) found(screen.getByRole("button", { name }).element()).click()
    await userEvent.keyboard("{Escape}")
    for (const each of Object.values(told)) expect(each).not.toHaveBeenCalled()
  })

  it("asks again or leaves it when nobody knows what came of it", async () => {
    const { screen, told } = await open("unsure")
    await screen.getByRole("button", { name: "Ask again" }).click()
    await screen.getByRole("button", { name: "Leave it" }).click()
    expect([told.onRetry.mock.calls.length, told.onLeave.mock.calls.length]).toEqual([1, 1])
    expect(told.onConfirm).not.toHaveBeenCalled()
  })
})
