import { Effect } from "effect"
import { atom } from "jotai"

import type { Exchange, Good } from "#domain/promo/PointsMall.ts"
import * as calls from "#gateway/calls/promo/mall.ts"
import { Backend } from "#services/Backend.ts"
import { followRefusal } from "#services/protection/playGate.ts"
import { fundsAtom } from "#atoms/cashier/funds.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { pagedListAtom } from "#atoms/kernel/pagedList.ts"
import { moneyMove } from "#atoms/cashier/moneyMove.ts"

export type Everything = Readonly<Record<string, never>>

export const goodsAtom = pagedListAtom<Everything, Good>({
  idOf: ({ goodsId }) => goodsId,
  page: ({ pageNo, pageSize }) => Backend.read(calls.goods, { pageNo, pageSize }),
})

export const exchangesAtom = pagedListAtom<Everything, Exchange>({
  idOf: ({ id }) => id,
  page: ({ pageNo, pageSize }) => Backend.read(calls.exchanges, { pageNo, pageSize }),
})

export const pointsAtom = atom((get) => Remote.valueOf(get(fundsAtom))?.points)

export interface Receipt {
  readonly good: Good
  readonly left: number
}

export const { formAtom: exchangeAtom } = moneyMove<"exchange", never, Receipt>({
  kind: "exchange",
  rules: { fields: [], check: () => ({}), fieldOf: () => undefined },
  amountOf: () => undefined,
  move: ({ form: good, requestId }) =>
    Backend.change(calls.exchange, { goodsId: good.goodsId, requestId }).pipe(
      Effect.tapError(followRefusal),
      Effect.map(({ points }) => ({ good, left: points })),
    ),
  onMoved: (_moved, set) =>
    Effect.sync(() => {
      set(goodsAtom, "restart")
      set(exchangesAtom, "restart")
      set(fundsAtom.refetchAtom)
    }),
})
