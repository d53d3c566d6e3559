import type { StoryDefault } from "@ladle/react"

import { exchangeAtom } from "#atoms/promo/mall.ts"
import { paths } from "#config/paths.ts"
import type { Good } from "#domain/promo/PointsMall.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import { refusing } from "#ladle/storyOptions.ts"
import { longText } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Exchanging } from "./Exchanging.tsx"

export default { title: "Promotions / Exchange of points" } satisfies StoryDefault

const story = storiesOf(<Exchanging />)
const page = { path: paths.pointsMall, persona: "0" }

const fan: Good = { goodsId: "G4", title: "Folding fan", image: "", points: 150, stock: 18 }

/** Picks an item of the mall, then sends this event. */
const picked =
  (good: Good, ...events: ReadonlyArray<"Confirmed">) =>
  (store: Store): void => {
    store.sub(exchangeAtom, () => {})
    store.set(exchangeAtom, { _tag: "IdIssued", requestId: "story" })
    store.set(exchangeAtom, { _tag: "Submitted", form: good })
    for (const _tag of events) store.set(exchangeAtom, { _tag })
  }

export const Nothing = story(page)

export const Confirming = story({ ...page, before: picked(fan) })

export const Sending = story({ ...page, unanswered: [exchange.path], before: picked(fan, "Confirmed") })

export const Done = story({ ...page, before: picked(fan, "Confirmed") })

export const Refused = story({
  ...page,
  settings: refusing("insufficient_balance", exchange.path),
  before: picked(fan, "Confirmed"),
})

export const LongText = story({ ...page, before: picked({ ...fan, title: longText }) })
