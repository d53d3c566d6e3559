import type { Story, StoryDefault } from "@ladle/react"

import * as DateRange from "#domain/DateRange.ts"
import { barsOf } from "#domain/ProfitLoss.ts"

import { padded } from "../../../.ladle/samples.tsx"
import { DayBars, type DayBarsProps } from "./DayBars.tsx"

const today = "2026-11-22"
const week = DateRange.of("week", today)
const daily = DateRange.daysOf(week).map((date, index) => ({
  date,
  net: [120, -340, 60, 0, 800, -90, 15][index] ?? 0,
}))

export default {
  title: "ui / records / DayBars",
  decorators: [padded],
  args: { title: "Day by day", bars: barsOf(week, daily), textOf: ({ net }) => `₱ ${net}` },
} satisfies StoryDefault<DayBarsProps>

const Template: Story<DayBarsProps> = (args) => <DayBars {...args} />

export const Week = Template.bind({})

export const OneDay = Template.bind({})
OneDay.args = { bars: barsOf(DateRange.of("today", today), [{ date: today, net: -40 }]) }

export const Month = Template.bind({})
Month.args = {
  bars: barsOf({ period: "own", startDate: "2026-10-01", endDate: "2026-10-31" }, [
    { date: "2026-10-04", net: 300 },
    { date: "2026-10-20", net: -150 },
  ]),
}

export const StillDays = Template.bind({})
StillDays.args = { bars: barsOf(week, []) }
