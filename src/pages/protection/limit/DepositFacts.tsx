import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { statementAtoms } from "#atoms/protection/statement.ts"
import { exactMoney, netDeposits } from "#domain/protection/Statement.ts"

/** States that the limit counts gross deposits. Net deposits are a separate figure. */
export const DepositFacts = () => {
  const { t } = useTranslation()
  const currency = useAtomValue(currencyAtom)
  const remote = useAtomValue(statementAtoms[30])
  const totals = valueOf(remote)?.totals
  const net = totals && netDeposits(totals)
  const missing = remote._tag === "Loading" ? "…" : t("not_available")
  return (
    <>
      <p>{t("deposit_limit_counts")}</p>
      <p>
        {t("net_deposits_30", {
          amount: net === undefined ? missing : exactMoney(net, currency),
        })}
      </p>
    </>
  )
}
