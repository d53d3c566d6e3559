import { useAtom, useAtomValue } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { transferForm } from "#atoms/agent/teamMoney.ts"
import * as Transfer from "#domain/cashier/Transfer.ts"
import { labelText, listText, messageText } from "#i18n/saying.ts"
import { Button } from "#ui/basic/Button.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { ConfirmMove } from "../cashier/ConfirmMove.tsx"
import { amountText } from "./columns.ts"
import styles from "./Report.module.css"

interface Props {
  readonly accounts: ReadonlyArray<string>
  readonly open: boolean
  readonly onClose: () => void
}

/** A transfer to chosen accounts: an amount each, confirmed, and sent to all of them or none. */
export const TransferDialog = ({ accounts, open, onClose }: Props) => {
  const { t, i18n } = useTranslation()
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
    error !== undefined && Transfer.amountOf(amount) === undefined ? messageText(t, error) : ""
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
              {messageText(t, refusal)}
            </p>
          )}
          <Button type="submit" variant="primary" wide>
            {t("transfer")}
          </Button>
        </form>
      </Modal>
      <ConfirmMove
        state={state}
        send={send}
        text={(form) =>
          t("transfer_question", {
            amount: amountText(Transfer.total(form), currency),
            accounts: listText(
              t,
              i18n.language,
              form.map(({ account }) => account),
            ),
          })
        }
        detail={(form) =>
          listText(
            t,
            i18n.language,
            Transfer.transfers(form).map(({ account, amount }) =>
              labelText(t, account, amountText(amount, currency)),
            ),
          )
        }
        confirmLabel={t("transfer")}
      />
    </>
  )
}
