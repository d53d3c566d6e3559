import { useAtomValue, useSetAtom } from "jotai"
import { ArrowLeftRight, ListChecks } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { currencyAtom } from "#atoms/currency.ts"
import { fundsAtom, mayTransferAtom, walletsAtom } from "#atoms/funds.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { paths } from "#config/paths.ts"
import * as Funds from "#domain/Funds.ts"
import * as Money from "#domain/Money.ts"
import * as PointsMall from "#domain/PointsMall.ts"
import { Amount } from "#ui/basic/Amount.tsx"
import { Button } from "#ui/basic/Button.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { FactList } from "#ui/records/FactList.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { FundTransfer } from "./FundTransfer.tsx"
import styles from "./MyFunds.module.css"

/** An amount that hides with the balance. */
const Held = ({ amount }: { readonly amount: number }) => (
  <Amount
    currency={useAtomValue(currencyAtom)}
    text={Money.format(amount)}
    hidden={useAtomValue(hidesBalanceAtom)}
  />
)

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c"].map((bone) => (
        <Skeleton key={bone} className={styles["bone"]} />
      ))}
    </div>
  )
}

/** What there is beside the balance. */
const Consolidated = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(fundsAtom)
  const ask = useSetAtom(fundsAtom)
  const isHidden = useAtomValue(hidesBalanceAtom)
  const funds = valueOf(remote)
  if (funds === undefined && remote._tag !== "Failed") return <Waiting />
  if (funds === undefined)
    return <FailedState compact text={t("funds_failed")} busy={isPending(remote)} onRetry={() => ask()} />
  return (
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
  )
}

/** Where the balance lies, and the way to move it. */
const Wallets = () => {
  const { t } = useTranslation()
  const wallets = useAtomValue(walletsAtom)
  const mayTransfer = useAtomValue(mayTransferAtom)
  const [isOpen, setOpen] = useState(false)
  if (wallets.length === 0) return null
  return (
    <>
      <h3 className={styles["title"]}>{t("wallets")}</h3>
      <FactList
        facts={wallets.map((wallet) => ({
          label: Funds.walletName(wallet),
          value: <Held amount={wallet.balance} />,
        }))}
      />
      {mayTransfer && (
        <Button wide icon={<ArrowLeftRight />} onPress={() => setOpen(true)}>
          {t("fund_transfer")}
        </Button>
      )}
      <FundTransfer open={isOpen && mayTransfer} onClose={() => setOpen(false)} />
    </>
  )
}

/**
 * All that the member owns, and the tasks that bring more.
 *
 * Assumed: consolidated funds, the wallets and the way to the member's tasks stand in the member centre, below the
 * menu's entries.
 */
export const MyFunds = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <>
      <section className={styles["card"]} aria-label={t("my_funds")}>
        <h2 className={styles["heading"]}>{t("my_funds")}</h2>
        <Consolidated />
        <Wallets />
      </section>
      <div className={styles["links"]}>
        <LinkList
          links={[{ label: t("my_tasks"), Icon: ListChecks, ...enter(paths.memberTasks, "realMember") }]}
        />
      </div>
    </>
  )
}
