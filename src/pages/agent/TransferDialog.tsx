import { useAtom, useAtomValue } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { transferForm } from "#atoms/teamMoney.ts"
import * as Transfer from "#domain/Transfer.ts"
import { Button } from "#ui/basic/Button.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { written } from "./columns.ts"
import { MoveQuestion } from "./MoveQuestion.tsx"
import styles from "./Report.module.css"

interface Props {
  readonly accounts: ReadonlyArray<string>
  readonly open: boolean
  readonly onClose: () => void
}

/** Money for chosen accounts: an amount each, asked for once more, and moved to all of them or to none. */
export const TransferDialog = ({ accounts, open, onClose }: Props) => {
  const { t } = useTranslation()
  const [state, send] = useAtom(transferForm.formAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const typed = accounts.map((account) => ({ account, typed: amounts[account] ?? "" }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ _tag: "Submitted", form: typed })
  }
  const error = state._tag === "Editing" ? state.errors["amounts"] : undefined
  const errorOf = (amount: string): string =>
    error !== undefined && Transfer.amountOf(amount) === undefined ? t(error.key, { ...error.values }) : ""
  const refusal = state._tag === "Editing" ? state.refusal : undefined
  return (
    <>
      <Modal open={open && state._tag === "Editing"} title={t("transfer")} onClose={onClose}>
        <form aria-label={t("transfer")} noValidate onSubmit={submit}>
          {accounts.map((account) => (
            <TextField
              key={account}
              label={t("transfer_amount", { account })}
              lead={currency}
              inputMode="decimal"
              autoComplete="off"
              required
              error={errorOf(amounts[account] ?? "")}
              value={amounts[account] ?? ""}
              onChange={({ currentTarget: { value } }) => {
                setAmounts((before) => ({ ...before, [account]: value }))
                send({ _tag: "Edited", field: "amounts" })
              }}
            />
          ))}
          {refusal !== undefined && (
            <p role="alert" className={styles["refusal"]}>
              {t(refusal.key, { ...refusal.values })}
            </p>
          )}
          <Button type="submit" variant="primary" wide>
            {t("transfer")}
          </Button>
        </form>
      </Modal>
      <MoveQuestion
        state={state}
        send={send}
        question={(form) =>
          t("transfer_question", {
            amount: written("amount", Transfer.total(form), currency),
            accounts: form.map(({ account }) => account).join(", "),
          })
        }
        detail={(form) =>
          Transfer.transfers(form)
            .map(({ account, amount }) => `${account}: ${written("amount", amount, currency)}`)
            .join(", ")
        }
        confirmLabel={t("transfer")}
      />
    </>
  )
}
