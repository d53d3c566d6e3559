import { useAtomValue, useSetAtom } from "jotai"
import { ArrowLeftRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { fundsAtom, mayTransferAtom, transferAtom, walletsAtom } from "#atoms/cashier/funds.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { BalanceAmount } from "#ui/text/BalanceAmount.tsx"
import { Button } from "#ui/button/Button.tsx"
import { FactList } from "#ui/text/FactList.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { FundTransfer, UnsettledTransfer } from "./FundTransfer.tsx"
import { Held } from "./Held.tsx"
import styles from "./MyFunds.module.css"

const Consolidated = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(fundsAtom)
  const refetch = useSetAtom(fundsAtom.refetchAtom)
  const isHidden = useAtomValue(hidesBalanceAtom)
  return (
    <QueryView
      compact
      remote={remote}
      failed="funds_failed"
      onRetry={() => refetch()}
      skeleton={<SkeletonList count={3} bone={styles["bone"]} />}
    >
      {(funds) => (
        <FactList
          facts={[
            { label: t("bonus"), value: <Held amount={funds.bonus} /> },
            { label: t("frozen"), value: <Held amount={funds.frozen} /> },
            {
              label: t("points"),
              value:
                funds.points === undefined ? (
                  t("balance_unknown")
                ) : (
                  <BalanceAmount currency="" text={PointsMall.format(funds.points)} hidden={isHidden} />
                ),
            },
          ]}
        />
      )}
    </QueryView>
  )
}

const Wallets = () => {
  const { t } = useTranslation()
  const wallets = useAtomValue(walletsAtom)
  const mayTransfer = useAtomValue(mayTransferAtom)
  const isTransferUnsettled = isUnsettled(useAtomValue(transferAtom))
  const [isOpen, setOpen] = useState(false)
  if (wallets.length === 0)
    return (
      <UnlessIncomplete kind="transfer">
        <UnsettledTransfer />
      </UnlessIncomplete>
    )
  return (
    <>
      <h3 className={styles["title"]}>{t("wallets")}</h3>
      <FactList
        facts={wallets.map((wallet) => ({
          label: Funds.walletName(wallet),
          value: <Held amount={wallet.balance} />,
        }))}
      />
      <UnlessIncomplete kind="transfer">
        <UnsettledTransfer />
        {mayTransfer && !isTransferUnsettled && (
          <Button wide icon={<ArrowLeftRight />} onPress={() => setOpen(true)}>
            {t("fund_transfer")}
          </Button>
        )}
        <FundTransfer open={isOpen && mayTransfer} onClose={() => setOpen(false)} />
      </UnlessIncomplete>
    </>
  )
}

/** Assumed: the funds are in the member centre, below the menu. */
export const MyFunds = () => {
  const { t } = useTranslation()
  return (
    <section className={styles["card"]} aria-label={t("my_funds")}>
      <h2 className={styles["heading"]}>{t("my_funds")}</h2>
      <Consolidated />
      <Wallets />
    </section>
  )
}
