import { Effect } from "effect"
import { atom } from "jotai"

import type { Exchange, Good } from "#domain/PointsMall.ts"
import { PointsMall } from "#services/PointsMall.ts"

import { fundsAtom } from "./funds.ts"
import * as Remote from "./kernel/Remote.ts"
import { recordsAtom } from "./kernel/records.ts"
import { moneyMove } from "./moneyMove.ts"

const withMall = <A, E>(use: (mall: PointsMall["Service"]) => Effect.Effect<A, E>) =>
  PointsMall.use(use).pipe(Effect.provide(PointsMall.layer))

/** All of a list: it is not narrowed to anything. */
export type Everything = Readonly<Record<string, never>>

/** What points buy. */
export const goodsAtom = recordsAtom<Everything, Good>({
  idOf: ({ goodsId }) => goodsId,
  page: (wanted) => withMall(({ goods }) => goods(wanted)),
})

/** What the member exchanged points for. */
export const exchangesAtom = recordsAtom<Everything, Exchange>({
  idOf: ({ id }) => id,
  page: (wanted) => withMall(({ exchanges }) => exchanges(wanted)),
})

/** The points to spend; nothing while they are not known. */
export const pointsAtom = atom((get) => Remote.valueOf(get(fundsAtom))?.points)

/** What was exchanged, and the points that are left. */
export interface Receipt {
  readonly good: Good
  readonly left: number
}

/** The exchange of points for one of the goods: confirmed, sent once, and repeated by the same request alone. */
export const { formAtom: exchangeAtom } = moneyMove<Good, never, Receipt>(
  { fields: [], check: () => ({}), fieldOf: () => undefined },
  ({ form: good, requestId }) =>
    withMall(({ exchange }) =>
      Effect.map(exchange({ goodsId: good.goodsId, requestId }), (left) => ({ good, left })),
    ),
)
