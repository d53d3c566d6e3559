import type { Story, StoryDefault } from "@ladle/react"

import * as DateRange from "#domain/DateRange.ts"
import { nothing } from "#ladle/samples.tsx"

import { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx"

const today = "2026-11-02"

export default {
  title: "Components / Forms / Date range field",
  args: { today, range: DateRange.of("week", today), onChange: nothing },
} satisfies StoryDefault<Partial<DateRangeFieldProps>>

const Template: Story<DateRangeFieldProps> = (args) => <DateRangeField {...args} />

export const Week = Template.bind({})

export const Today = Template.bind({})
Today.args = { range: DateRange.of("today", today) }

export const CustomRange = Template.bind({})
CustomRange.args = { range: { period: "own", startDate: "2026-10-03", endDate: "2026-10-17" } }

export const InvalidRange = Template.bind({})
InvalidRange.args = { range: { period: "own", startDate: "2026-10-17", endDate: "2026-10-03" } }
