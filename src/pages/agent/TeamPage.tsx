import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { notifyAtom } from "#atoms/feedback.ts"
import { priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { transferForm } from "#atoms/teamMoney.ts"
import { teamAtom } from "#atoms/teamRecords.ts"
import { timings } from "#config/timings.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import { type Downline, typeName } from "#domain/Team.ts"
import * as Transfer from "#domain/Transfer.ts"
import { Button } from "#ui/basic/Button.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { Checkbox } from "#ui/form/Checkbox.tsx"
import { FigureCard } from "#ui/records/FigureCard.tsx"

import { columns, written } from "./columns.ts"
import { RebateDialog } from "./RebateDialog.tsx"
import { Report } from "./Report.tsx"
import styles from "./Report.module.css"
import { TransferDialog } from "./TransferDialog.tsx"
import { useColumns } from "./useColumns.tsx"

/** Whose team is on screen; a step to another's can be taken back. */
const useWhere = () => {
  const query = useSearch()
  const [path, navigate] = useLocation()
  return {
    where: PageQuery.valueOf(query, "account"),
    goTo: (account: string) => navigate(PageQuery.changed(path, query, { account })),
  }
}

/** What is chosen for a form, and whether the form is on screen. */
interface Choice {
  readonly round: number
  readonly accounts: ReadonlyArray<string>
  readonly isOpen: boolean
}

/** The accounts that are chosen for a transfer. A form that is done with takes its accounts along. */
const useChosen = () => {
  const [state, send] = useAtom(transferForm.formAtom)
  const { round } = state
  const [choice, setChoice] = useState<Choice>({ round, accounts: [], isOpen: false })
  const ask = useSetAtom(teamAtom)
  const notify = useSetAtom(notifyAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  useEffect(() => {
    if (state._tag !== "Done") return
    const values = {
      amount: written("amount", Transfer.total(state.receipt), currency),
      accounts: state.receipt.map(({ account }) => account).join(", "),
    }
    notify({ message: { key: "transfer_done", values }, shownFor: timings.toastBackend, tone: "good" })
    ask("anew")
    send({ _tag: "StartedOver" })
  }, [ask, currency, notify, send, state])
  const nothing: Choice = { round, accounts: [], isOpen: false }
  const { accounts, isOpen } = choice.round === round ? choice : nothing
  const toggled = (account: string) =>
    accounts.includes(account) ? accounts.filter((each) => each !== account) : [...accounts, account]
  return {
    round,
    chosen: accounts,
    toggle: (account: string) => setChoice({ round, accounts: toggled(account), isOpen: false }),
    isOpen,
    setOpen: (open: boolean) => setChoice({ round, accounts, isOpen: open }),
  }
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

/** The accounts right below the agent, or below one of them; money and rebates are given here (decision 23). */
export const TeamPage = () => {
  const { t } = useTranslation()
  const { where, goTo } = useWhere()
  const { round, chosen, toggle, isOpen, setOpen } = useChosen()
  const [rebated, setRebated] = useState<Downline>()
  const ask = useSetAtom(teamAtom)
  const mayTransfer = useAtomValue(moduleAtom)("FUNDTRANS3")
  const figuresOf = useColumns(columns.team)
  return (
    <>
      <Report
        timeless
        title="my_team"
        emptyText="team_empty"
        records={teamAtom}
        keyOf={({ account }) => account}
        head={() => <Path where={where} onLeave={() => goTo("")} />}
        card={(member) => (
          <FigureCard
            title={member.account}
            caption={[member.nickname, t(typeName(member.type))].filter((part) => part !== "").join(" · ")}
            mark={
              mayTransfer && (
                <Checkbox
                  label={
                    <>
                      {t("transfer")} <Unseen>{member.account}</Unseen>
                    </>
                  }
                  checked={chosen.includes(member.account)}
                  onChange={() => toggle(member.account)}
                />
              )
            }
            figures={figuresOf(member)}
            actions={
              <>
                {member.downlines > 0 && (
                  <Button size="small" onPress={() => goTo(member.account)}>
                    {t("show_below")}
                  </Button>
                )}
                <Button size="small" onPress={() => setRebated(member)}>
                  {t("change_rebates")}
                </Button>
              </>
            }
          />
        )}
      />
      {chosen.length > 0 && (
        <div className={styles["bar"]}>
          <Button wide variant="primary" onPress={() => setOpen(true)}>
            {t("transfer_to_chosen", { count: chosen.length })}
          </Button>
        </div>
      )}
      <TransferDialog key={round} accounts={chosen} open={isOpen} onClose={() => setOpen(false)} />
      {rebated !== undefined && (
        <RebateDialog
          member={rebated}
          onClose={() => setRebated(undefined)}
          onGiven={() => {
            setRebated(undefined)
            ask("anew")
          }}
        />
      )}
    </>
  )
}
