import type { StoryDefault } from "@ladle/react"

import { exchangeAtom } from "#atoms/promo/mall.ts"
import { paths } from "#config/paths.ts"
import type { Good } from "#domain/promo/PointsMall.ts"
import { consolidatedFunds } from "#gateway/calls/cashier/funds.ts"
import { exchange, exchanges, goods } from "#gateway/calls/promo/mall.ts"
import { empty, failing, refusing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PointsMallPage } from "./PointsMallPage.tsx"

export default { title: "Promotions / Points mall" } satisfies StoryDefault

const pageStory = storiesOf(<PointsMallPage />)
const page = { path: paths.pointsMall, persona: "0" }
const history = { ...page, path: `${paths.pointsMall}?tab=history` }

const fan: Good = { goodsId: "G4", title: "Folding fan", image: "", points: 150, stock: 18 }

/** Picks an item of the mall, then sends this event. */
const picked =
  (...events: ReadonlyArray<"Confirmed">) =>
  (store: Store): void => {
    store.sub(exchangeAtom, () => {})
    store.set(exchangeAtom, { _tag: "IdIssued", requestId: "story" })
    store.set(exchangeAtom, { _tag: "Submitted", form: fan })
    for (const _tag of events) store.set(exchangeAtom, { _tag })
  }

export const Goods = pageStory(page)

export const History = pageStory(history)

export const Confirming = pageStory({ ...page, before: picked() })

export const Sending = pageStory({ ...page, unanswered: [exchange.path], before: picked("Confirmed") })

export const Done = pageStory({ ...page, before: picked("Confirmed") })

export const Unsettled = pageStory({ ...page, settings: failing(exchange.path), before: picked("Confirmed") })

export const Refused = pageStory({
  ...page,
  settings: refusing("insufficient_balance", exchange.path),
  before: picked("Confirmed"),
})

export const NoGoods = pageStory({ ...page, ...empty })

export const NoHistory = pageStory({ ...history, ...empty })

export const Loading = pageStory({ ...page, unanswered: [goods.path, consolidatedFunds.path] })

export const Failed = pageStory({ ...page, settings: failing(goods.path, consolidatedFunds.path) })

export const HistoryFailed = pageStory({ ...history, settings: failing(exchanges.path) })

export const NotOffered = pageStory({ ...page, settings: { modulesOff: ["PTSYS3"] } })

export const LongText = pageStory({ ...page, longTexts: true })
