import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { exchangeAtom } from "#atoms/promo/mall.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import { isolated } from "#domain/Name.ts"
import { labelText } from "#i18n/formatting.ts"
import { Modal } from "#ui/overlay/Modal.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"

export const Exchanging = () => {
  const { t } = useTranslation()
  const state = useAtomValue(exchangeAtom)
  const send = useSetAtom(exchangeAtom)
  const receipt = state._tag === "Done" ? state.receipt : undefined
  const leave = () => send({ _tag: "StartedOver" })
  const pointsOf = (points: number) =>
    t("points_amount", { count: points, points: PointsMall.format(points) })
  return (
    <>
      <ConfirmMoneyMove
        state={state}
        send={send}
        text={() => t("exchange_question")}
        detail={({ title, points }) => labelText(t, isolated(title), pointsOf(points))}
        confirmLabel={t("exchange")}
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
              { label: t("good_item"), value: receipt.good.title },
              { label: t("points_spent"), value: pointsOf(receipt.good.points) },
              { label: t("points_left"), value: pointsOf(receipt.left) },
            ]}
          />
        )}
      </Modal>
    </>
  )
}
