import type { StoryDefault } from "@ladle/react"

import { exchangeAtom } from "#atoms/mall.ts"
import { paths } from "#config/paths.ts"
import type { Good } from "#domain/PointsMall.ts"
import { consolidatedFunds } from "#gateway/calls/funds.ts"
import { exchange, exchanges, goods } from "#gateway/calls/mall.ts"

import { empty, failing } from "../../../.ladle/plots.ts"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { PointsMallPage } from "./PointsMallPage.tsx"

export default { title: "pages / mall / PointsMallPage" } satisfies StoryDefault

const told = storiesOf(<PointsMallPage />)
const page = { path: paths.pointsMall, persona: "0" }
const history = { ...page, path: `${paths.pointsMall}?tab=history` }

const fan: Good = { goodsId: "G4", title: "Folding fan", image: "", points: 150, stock: 18 }

/** One of the goods was picked, and then this happened. */
const picked =
  (...events: ReadonlyArray<"Confirmed">) =>
  (store: Store): void => {
    store.sub(exchangeAtom, () => {})
    store.set(exchangeAtom, { _tag: "IdIssued", requestId: "story" })
    store.set(exchangeAtom, { _tag: "Submitted", form: fan })
    for (const _tag of events) store.set(exchangeAtom, { _tag })
  }

export const Goods = told(page)

export const History = told(history)

export const Confirming = told({ ...page, before: picked() })

export const Sending = told({ ...page, unanswered: [exchange.path], before: picked("Confirmed") })

export const Done = told({ ...page, before: picked("Confirmed") })

export const Unsure = told({ ...page, settings: failing(exchange.path), before: picked("Confirmed") })

export const Refused = told({
  ...page,
  settings: {
    faults: [{ call: exchange.path, kind: "refused", times: "always", code: "insufficient_balance" }],
  },
  before: picked("Confirmed"),
})

export const NoGoods = told({ ...page, ...empty })

export const NoHistory = told({ ...history, ...empty })

export const Loading = told({ ...page, unanswered: [goods.path, consolidatedFunds.path] })

export const Failed = told({ ...page, settings: failing(goods.path, consolidatedFunds.path) })

export const HistoryFailed = told({ ...history, settings: failing(exchanges.path) })

export const NotOffered = told({ ...page, settings: { modulesOff: ["PTSYS3"] } })

export const LongText = told({ ...page, longTexts: true })
