import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { fundsAtom } from "#atoms/funds.ts"
import { exchangeAtom, exchangesAtom, goodsAtom } from "#atoms/mall.ts"
import * as PointsMall from "#domain/PointsMall.ts"
import { Modal } from "#ui/overlay/Modal.tsx"
import { MoveQuestion } from "#ui/overlay/MoveQuestion.tsx"
import { FactList } from "#ui/records/FactList.tsx"

import { moveStep, requested } from "../records/moveStep.ts"

/** Goods, history and points as they are after an exchange. */
const useRefresh = () => {
  const goods = useSetAtom(goodsAtom)
  const exchanges = useSetAtom(exchangesAtom)
  const funds = useSetAtom(fundsAtom)
  return () => {
    goods("anew")
    exchanges("anew")
    funds()
  }
}

/** What is asked and told on the way of an exchange. */
export const Exchanging = () => {
  const { t } = useTranslation()
  const state = useAtomValue(exchangeAtom)
  const send = useSetAtom(exchangeAtom)
  const refresh = useRefresh()
  const good = requested(state)
  const receipt = state._tag === "Done" ? state.receipt : undefined
  const leave = () => {
    send({ _tag: "StartedOver" })
    refresh()
  }
  const pointsOf = (points: number) => t("points_amount", { points: PointsMall.format(points) })
  return (
    <>
      <MoveQuestion
        step={moveStep(state)}
        text={t("exchange_question")}
        detail={`${good?.title ?? ""}: ${pointsOf(good?.points ?? 0)}`}
        confirmLabel={t("exchange")}
        onConfirm={() => send({ _tag: "Confirmed" })}
        onCancel={() => send({ _tag: "Cancelled" })}
        onRetry={() => send({ _tag: "RetryPressed" })}
        onLeave={leave}
      />
      <Modal
        open={receipt !== undefined}
        title={t("exchange_done")}
        onClose={leave}
        actions={[{ label: t("ok"), variant: "primary", onPress: leave }]}
      >
        {receipt !== undefined && (
          <FactList
            facts={[
              { label: t("goods"), value: receipt.good.title },
              { label: t("points_spent"), value: pointsOf(receipt.good.points) },
              { label: t("points_left"), value: pointsOf(receipt.left) },
            ]}
          />
        )}
      </Modal>
    </>
  )
}
