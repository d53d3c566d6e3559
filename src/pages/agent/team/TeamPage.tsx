import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { downlineTransferForm } from "#atoms/agent/teamMoney.ts"
import { teamAtom } from "#atoms/agent/teamLists.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import type { Downline } from "#domain/agent/Team.ts"
import * as DownlineTransfer from "#domain/cashier/DownlineTransfer.ts"
import { Button } from "#ui/button/Button.tsx"

import { UnlessIncomplete } from "#pages/cashier/unsettled/IncompleteMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"
import { useIncomplete } from "#pages/cashier/unsettled/useIncomplete.ts"
import { amountText } from "./columns.ts"
import { RebateDialog } from "#pages/agent/affiliate/RebateDialog.tsx"
import { Report } from "./Report.tsx"
import styles from "./Report.module.css"
import { TeamMember } from "./TeamMember.tsx"
import { DownlineTransferDialog } from "./DownlineTransferDialog.tsx"

const useWhere = () => {
  const query = useSearch()
  const [path, navigate] = useLocation()
  return {
    where: PageQuery.valueOf(query, "account"),
    goTo: (account: string) => navigate(PageQuery.changed(path, query, { account })),
  }
}

interface Choice {
  readonly formNumber: number
  readonly accounts: ReadonlyArray<string>
  readonly isOpen: boolean
}

const useChosen = () => {
  const [state, send] = useAtom(downlineTransferForm.formAtom)
  const { formNumber } = state
  const [choice, setChoice] = useState<Choice>({ formNumber, accounts: [], isOpen: false })
  useEffect(() => {
    if (state._tag === "Done") send({ _tag: "StartedOver" })
  }, [send, state])
  const nothing: Choice = { formNumber, accounts: [], isOpen: false }
  const { accounts, isOpen } = choice.formNumber === formNumber ? choice : nothing
  const toggled = (account: string) =>
    accounts.includes(account) ? accounts.filter((each) => each !== account) : [...accounts, account]
  return {
    formNumber,
    mayChoose: useIncomplete("agentTransfer") === undefined && !isUnsettled(state),
    chosen: accounts,
    toggle: (account: string) => setChoice({ formNumber, accounts: toggled(account), isOpen: false }),
    isOpen,
    setOpen: (open: boolean) => setChoice({ formNumber, accounts, isOpen: open }),
  }
}

const UnsettledTransfer = () => {
  const [state, send] = useAtom(downlineTransferForm.formAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  return (
    <Unsettled
      kind="agentTransfer"
      state={state}
      send={send}
      facts={(form) =>
        DownlineTransfer.transfers(form).map(({ account, amount }) => ({
          label: account,
          value: amountText(amount, currency),
        }))
      }
    />
  )
}

const Path = ({ where, onLeave }: { readonly where: string; readonly onLeave: () => void }) => {
  const { t } = useTranslation()
  if (where === "") return null
  return (
    <div className={styles["path"]}>
      <h2 className={styles["where"]}>{t("team_of", { account: where })}</h2>
      <Button size="small" variant="quiet" onPress={onLeave}>
        {t("own_team")}
      </Button>
    </div>
  )
}

export const TeamPage = () => {
  const { t } = useTranslation()
  const { where, goTo } = useWhere()
  const { formNumber, mayChoose, chosen, toggle, isOpen, setOpen } = useChosen()
  const [rebated, setRebated] = useState<Downline>()
  const ask = useSetAtom(teamAtom)
  const mayTransfer = useAtomValue(moduleAtom)("FUNDTRANS3") && mayChoose
  return (
    <>
      <Report
        timeless
        title="my_team"
        ofMembers
        list={teamAtom}
        keyOf={({ account }) => account}
        head={() => (
          <>
            <UnlessIncomplete kind="agentTransfer">
              <UnsettledTransfer />
            </UnlessIncomplete>
            <Path where={where} onLeave={() => goTo("")} />
          </>
        )}
        card={(member) => (
          <TeamMember
            member={member}
            isChosen={chosen.includes(member.account)}
            onToggle={mayTransfer ? () => toggle(member.account) : undefined}
            onOpenTeam={() => goTo(member.account)}
            onChangeRebates={() => setRebated(member)}
          />
        )}
      />
      {mayChoose && chosen.length > 0 && (
        <div className={styles["bar"]}>
          <Button wide variant="primary" onPress={() => setOpen(true)}>
            {t("transfer_to_chosen", { count: chosen.length })}
          </Button>
        </div>
      )}
      <DownlineTransferDialog
        key={formNumber}
        accounts={chosen}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
      {rebated !== undefined && (
        <RebateDialog
          member={rebated}
          onClose={() => setRebated(undefined)}
          onGiven={() => {
            setRebated(undefined)
            ask("restart")
          }}
        />
      )}
    </>
  )
}
