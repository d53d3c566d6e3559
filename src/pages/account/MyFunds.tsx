import { useAtomValue, useSetAtom } from "jotai"
import { ArrowLeftRight, ListChecks } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { fundsAtom, mayTransferAtom, transferAtom, walletsAtom } from "#atoms/cashier/funds.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { paths } from "#config/paths.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import * as Money from "#domain/Money.ts"
import * as PointsMall from "#domain/promo/PointsMall.ts"
import { SkeletonList } from "#ui/basic/SkeletonList.tsx"
import { Amount } from "#ui/basic/Amount.tsx"
import { Button } from "#ui/basic/Button.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"
import { FactList } from "#ui/basic/FactList.tsx"

import { RemoteView } from "../RemoteView.tsx"
import { useEnter } from "../frame/useEnter.ts"
import { isUnsettled } from "../cashier/isUnsettled.ts"
import { FundTransfer, UnsettledTransfer } from "./FundTransfer.tsx"
import styles from "./MyFunds.module.css"

/** An amount that is hidden with the balance. */
const Held = ({ amount }: { readonly amount: number }) => (
  <Amount
    currency={useAtomValue(currencyAtom)}
    text={Money.format(amount)}
    hidden={useAtomValue(hidesBalanceAtom)}
  />
)

/** The member's assets besides the balance. */
const Consolidated = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(fundsAtom)
  const ask = useSetAtom(fundsAtom)
  const isHidden = useAtomValue(hidesBalanceAtom)
  return (
    <RemoteView
      compact
      remote={remote}
      failed="funds_failed"
      onRetry={() => ask()}
      skeleton={<SkeletonList count={3} bone={styles["bone"]} />}
    >
      {(funds) => (
        <FactList
          facts={[
            { label: t("bonus"), value: <Held amount={funds.bonus} /> },
            { label: t("frozen"), value: <Held amount={funds.frozen} /> },
            {
              label: t("points"),
              value: <Amount currency="" text={PointsMall.format(funds.points)} hidden={isHidden} />,
            },
          ]}
        />
      )}
    </RemoteView>
  )
}

/** The balance by wallet, and the transfer between wallets. */
const Wallets = () => {
  const { t } = useTranslation()
  const wallets = useAtomValue(walletsAtom)
  const mayTransfer = useAtomValue(mayTransferAtom)
  const isTransferUnsettled = isUnsettled(useAtomValue(transferAtom))
  const [isOpen, setOpen] = useState(false)
  if (wallets.length === 0) return <UnsettledTransfer />
  return (
    <>
      <h3 className={styles["title"]}>{t("wallets")}</h3>
      <FactList
        facts={wallets.map((wallet) => ({
          label: Funds.walletName(wallet),
          value: <Held amount={wallet.balance} />,
        }))}
      />
      <UnsettledTransfer />
      {mayTransfer && !isTransferUnsettled && (
        <Button wide icon={<ArrowLeftRight />} onPress={() => setOpen(true)}>
          {t("fund_transfer")}
        </Button>
      )}
      <FundTransfer open={isOpen && mayTransfer} onClose={() => setOpen(false)} />
    </>
  )
}

/** All assets of the member. Assumed: they are in the member centre, below the menu's entries. */
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

/** The link to the member's tasks. Assumed: it is in the member centre, below the funds. */
export const MyTasks = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <div className={styles["links"]}>
      <LinkList links={[{ label: t("my_tasks"), Icon: ListChecks, ...enter(paths.memberTasks) }]} />
    </div>
  )
}
