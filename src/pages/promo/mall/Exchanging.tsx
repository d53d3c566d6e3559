import { useAtomValue, useSetAtom } from "jotai"
import { Gift } from "lucide-react"
import { useTranslation } from "react-i18next"

import { exchangeAtom, pointsAtom } from "#atoms/promo/mall.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import { Picture } from "#ui/image/Picture.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"

import { useArt } from "../useArt.ts"
import styles from "./PointsMallPage.module.css"

const GoodPicture = ({ image }: { readonly image: string }) => (
  <div className={styles["picture"]}>
    <Picture {...useArt(image)} alt="" ratio={1.25} fallback={<Gift />} />
  </div>
)

export const Exchanging = () => {
  const { t } = useTranslation()
  const state = useAtomValue(exchangeAtom)
  const send = useSetAtom(exchangeAtom)
  const own = useAtomValue(pointsAtom)
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
        picture={({ image }) => <GoodPicture image={image} />}
        figure={({ points }) => pointsOf(points)}
        facts={({ title, points }) => [
          { label: t("good_item"), value: title },
          ...(own === undefined ? [] : [{ label: t("points_left"), value: pointsOf(own - points) }]),
          { label: t("delivery"), value: t("delivery_hint") },
        ]}
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
