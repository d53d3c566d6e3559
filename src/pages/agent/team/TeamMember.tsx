import { useAtomValue } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { type Downline, typeName } from "#domain/agent/Team.ts"
import { MemberRow } from "#ui/agent/MemberRow.tsx"
import { Button } from "#ui/button/Button.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { balanceText, columns } from "./columns.ts"
import { useColumns } from "./useColumns.tsx"

interface Props {
  readonly member: Downline
  readonly isChosen: boolean
  /** If undefined, the member cannot be selected for a transfer. */
  readonly onToggle: (() => void) | undefined
  readonly onOpenTeam: () => void
  readonly onChangeRebates: () => void
}

export const TeamMember = ({ member, isChosen, onToggle, onOpenTeam, onChangeRebates }: Props) => {
  const { t } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  const factsOf = useColumns(columns.team)
  const [isOpen, setOpen] = useState(false)
  const { account, nickname, type, balance, downlines } = member
  const changeRebates = () => {
    setOpen(false)
    onChangeRebates()
  }
  return (
    <>
      <MemberRow
        account={account}
        caption={[nickname, t(typeName(type))].filter((part) => part !== "").join(" · ")}
        balance={{ label: t("column_balance"), text: balanceText(balance, currency) }}
        choice={
          onToggle && {
            label: t("transfer_to_account", { account }),
            checked: isChosen,
            onChange: () => onToggle(),
          }
        }
        moreLabel={t("more_of", { name: account })}
        onMore={() => setOpen(true)}
        actions={
          downlines > 0 ? (
            <Button size="small" onPress={onOpenTeam}>
              {t("show_below")}
            </Button>
          ) : undefined
        }
      />
      <Modal
        open={isOpen}
        title={account}
        onClose={() => setOpen(false)}
        actions={[{ label: t("change_rebates"), onPress: changeRebates }]}
      >
        <FactList facts={factsOf(member)} />
      </Modal>
    </>
  )
}
