import { useTranslation } from "react-i18next"

import * as CalendarDate from "#domain/CalendarDate.ts"
import { dayText, timeText } from "#i18n/formatting.ts"

interface Message {
  readonly title: string
  // The unit is epoch milliseconds; 0 means unknown.
  readonly time: number
  readonly read: boolean
}

export const useMessageRow = () => {
  const { language } = useTranslation().i18n
  return ({ title, time, read }: Message) => ({
    title,
    day: time > 0 ? dayText(language, CalendarDate.of(new Date(time))) : "",
    time: timeText(language, time),
    unread: !read,
  })
}
