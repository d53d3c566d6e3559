import { Effect } from "effect"

import { Device } from "#platform/Device.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

const today = Device.use(({ localDate }) => localDate)

export const isDownloadDismissed = Effect.zipWith(
  Storage.use(({ get }) => get(storageItems.downloadDismissed)),
  today,
  (dismissed, date) => dismissed === date,
)

export const dismissDownload = Effect.flatMap(today, (date) =>
  Storage.use(({ set }) => set(storageItems.downloadDismissed, date)),
)
