import { useAtomValue, useSetAtom } from "jotai"
import { ArrowDownUp } from "lucide-react"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { fundsAtom, transferAtom, transferFocusAtom, walletsAtom } from "#atoms/cashier/funds.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import * as Money from "#domain/Money.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { messageText } from "#i18n/saying.ts"
import { Button } from "#ui/basic/Button.tsx"
import { IconButton } from "#ui/basic/IconButton.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { FactList } from "#ui/basic/FactList.tsx"

import { ConfirmMove } from "../cashier/ConfirmMove.tsx"
import { isUnsettled } from "../cashier/isUnsettled.ts"
import { Unsettled } from "../cashier/Unsettled.tsx"
import { useFirstFocus } from "../entry/useFirstFocus.ts"
import styles from "./FundTransfer.module.css"

const useMoneyText = () => {
  const currency = useAtomValue(currencyAtom)
  return (amount: number) => Money.inCurrency(amount, currency)
}

const useNames = () => {
  const wallets = useAtomValue(walletsAtom)
  return (code: string) => {
    const wallet = wallets.find(({ vassalage }) => vassalage === code)
    return wallet === undefined ? code : Funds.walletName(wallet)
  }
}

/** The typed transfer and the form's handlers. */
const useTransferForm = () => {
  const { t } = useTranslation()
  const wallets = useAtomValue(walletsAtom)
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const fieldRef = useFirstFocus(useAtomValue(transferFocusAtom))
  const [typed, setTyped] = useState(Funds.nothing)
  const edit = (name: Funds.Field, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
    send({ _tag: "Edited", field: name })
  }
  return {
    typed,
    wallets,
    refusal: state._tag === "Editing" ? state.refusal : undefined,
    field: (name: Funds.Field) => {
      const error = state._tag === "Editing" ? state.errors[name] : undefined
      return {
        ref: fieldRef(name),
        required: true,
        error: error === undefined ? "" : messageText(t, error),
        value: typed[name],
        onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
          edit(name, event.currentTarget.value),
      }
    },
    edit,
    swap: () => setTyped(({ from, to, amount }) => ({ from: to, to: from, amount })),
    submit: () => send({ _tag: "Submitted", form: { typed, wallets } }),
  }
}

const Form = () => {
  const { t } = useTranslation()
  const { typed, wallets, refusal, field, edit, swap, submit } = useTransferForm()
  const moneyText = useMoneyText()
  const held = Funds.balanceIn(typed.from, wallets)
  const options = wallets.map((wallet) => ({
    value: wallet.vassalage,
    label: Funds.walletName(wallet),
  }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form aria-label={t("fund_transfer")} noValidate onSubmit={onSubmit}>
      <Select {...field("from")} label={t("from_wallet")} placeholder={t("choose")} options={options} />
      <div className={styles["swap"]}>
        <IconButton label={t("swap_wallets")} onPress={swap}>
          <ArrowDownUp />
        </IconButton>
      </div>
      <Select {...field("to")} label={t("to_wallet")} placeholder={t("choose")} options={options} />
      <TextField
        {...field("amount")}
        label={t("amount")}
        inputMode="decimal"
        autoComplete="off"
        hint={held === undefined ? undefined : t("wallet_holds", { amount: moneyText(held) })}
      />
      {held !== undefined && held > 0 && (
        <div className={styles["all"]}>
          <Button size="small" onPress={() => edit("amount", held.toFixed(2))}>
            {t("whole_amount")}
          </Button>
        </div>
      )}
      {refusal !== undefined && (
        <p role="alert" className={styles["refusal"]}>
          {messageText(t, refusal)}
        </p>
      )}
      <Button type="submit" variant="primary" wide>
        {t("transfer")}
      </Button>
    </form>
  )
}

const Receipt = ({ onOk }: { readonly onOk: () => void }) => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const moneyText = useMoneyText()
  if (state._tag !== "Done") return null
  return (
    <>
      <p role="status" className={styles["done"]}>
        {t("wallet_transfer_done")}
      </p>
      <FactList
        facts={state.receipt.wallets.map((wallet) => ({
          label: Funds.walletName(wallet),
          value: moneyText(wallet.balance),
        }))}
      />
      <Button variant="primary" wide onPress={onOk}>
        {t("ok")}
      </Button>
    </>
  )
}

const Asked = () => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const moneyText = useMoneyText()
  const nameOf = useNames()
  return (
    <ConfirmMove
      state={state}
      send={send}
      text={({ typed }) =>
        t("wallet_transfer_question", { amount: moneyText(TypedAmount.read(typed.amount) ?? 0) })
      }
      detail={({ typed }) => `${nameOf(typed.from)} → ${nameOf(typed.to)}`}
      confirmLabel={t("transfer")}
    />
  )
}

/** The unsettled transfer of the page, in the place of the way to another one. */
export const UnsettledTransfer = () => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const moneyText = useMoneyText()
  const nameOf = useNames()
  return (
    <Unsettled
      kind="transfer"
      state={state}
      send={send}
      facts={({ typed }) => [
        { label: t("from_wallet"), value: nameOf(typed.from) },
        { label: t("to_wallet"), value: nameOf(typed.to) },
        { label: t("amount"), value: moneyText(TypedAmount.read(typed.amount) ?? 0) },
      ]}
    />
  )
}

const Content = ({ onClose }: { readonly onClose: () => void }) => {
  const { _tag: step, round } = useAtomValue(transferAtom)
  return (
    <>
      {step === "Done" ? <Receipt onOk={onClose} /> : <Form key={round} />}
      <Asked />
    </>
  )
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Moves money between the member's wallets. Assumed: a dialog of the member centre; the specification has
 * the call and the module, but no page.
 */
export const FundTransfer = ({ open, onClose }: Props) => {
  const { t } = useTranslation()
  const refreshFunds = useSetAtom(fundsAtom)
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const close = () => {
    send({ _tag: "PageLeft" })
    refreshFunds()
    onClose()
  }
  const isShown = state._tag === "Done" || (open && state._tag !== "Opening" && !isUnsettled(state))
  return (
    <Modal open={isShown} title={t("fund_transfer")} onClose={close}>
      <Content onClose={close} />
    </Modal>
  )
}
