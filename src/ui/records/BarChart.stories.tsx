import type { Story, StoryDefault } from "@ladle/react"

import * as DateRange from "#domain/DateRange.ts"
import { daysOf } from "#domain/records/ProfitLoss.ts"
import { dayMonthText, dayText } from "#i18n/formatting.ts"
import { longText } from "#ladle/samples.tsx"

import { BarChart, type BarChartProps } from "./BarChart.tsx"

const today = "2026-11-22"
const week = DateRange.of("week", today)
const nets = [120, -340, 60, 0, 800, -90, 15]

const barsOf = (range: DateRange.DateRange, daily: Parameters<typeof daysOf>[1]) =>
  daysOf(range, daily).map(({ date, net }) => ({
    key: date,
    name: dayText("en", date),
    mark: dayMonthText("en", date),
    amount: net,
  }))

export default {
  title: "Components / Records / Bar chart",
  args: {
    title: "Day by day",
    head: ["Date", "Net result"],
    bars: barsOf(
      week,
      DateRange.daysOf(week).map((date, index) => ({ date, net: nets[index] ?? 0 })),
    ),
    textOf: (amount) => `₱ ${amount}`,
  },
} satisfies StoryDefault<BarChartProps>

const Template: Story<BarChartProps> = (args) => <BarChart {...args} />

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

export const WithoutAmounts = Template.bind({})
WithoutAmounts.args = { bars: barsOf(week, []) }

const stakes = [1200, 840, 300, 20]

export const Members = Template.bind({})
Members.args = {
  title: "Stakes by member",
  head: ["Account", "Stakes"],
  bars: stakes.map((amount, index) => ({ key: `member${index}`, name: `member${index}`, amount })),
  plain: true,
}

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  bars: [
    { key: "a", name: longText, mark: "11/20", amount: 123456789 },
    { key: "b", name: longText, mark: "11/21", amount: -98765432 },
  ],
}
