import { useAtomValue, useSetAtom } from "jotai"
import { ArrowDownUp } from "lucide-react"
import { type FormEvent, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { currencyAtom } from "#atoms/currency.ts"
import { fundsAtom, transferAtom, transferFocusAtom, walletsAtom } from "#atoms/funds.ts"
import * as Funds from "#domain/Funds.ts"
import * as Money from "#domain/Money.ts"
import * as TypedAmount from "#domain/TypedAmount.ts"
import { Button } from "#ui/basic/Button.tsx"
import { IconButton } from "#ui/basic/IconButton.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { MoveQuestion } from "#ui/overlay/MoveQuestion.tsx"
import { FactList } from "#ui/records/FactList.tsx"

import { useFirstFocus } from "../entry/useFirstFocus.ts"
import { moveStep, requested } from "../records/moveStep.ts"
import styles from "./FundTransfer.module.css"

const useMoneyText = () => {
  const currency = useAtomValue(currencyAtom)
  return (amount: number) => `${currency} ${Money.format(amount)}`.trim()
}

const useNames = () => {
  const wallets = useAtomValue(walletsAtom)
  return (code: string) => {
    const wallet = wallets.find(({ vassalage }) => vassalage === code)
    return wallet === undefined ? code : Funds.walletName(wallet)
  }
}

/** What is written, and how the form takes it. */
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
        error: error === undefined ? "" : t(error.key, { ...error.values }),
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
  const held = Funds.heldIn(typed.from, wallets)
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
          {t(refusal.key, { ...refusal.values })}
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
  const { typed } = requested(state) ?? { typed: Funds.nothing }
  return (
    <MoveQuestion
      step={moveStep(state)}
      text={t("wallet_transfer_question", { amount: moneyText(TypedAmount.read(typed.amount) ?? 0) })}
      detail={`${nameOf(typed.from)} → ${nameOf(typed.to)}`}
      confirmLabel={t("transfer")}
      onConfirm={() => send({ _tag: "Confirmed" })}
      onCancel={() => send({ _tag: "Cancelled" })}
      onRetry={() => send({ _tag: "RetryPressed" })}
      onLeave={() => send({ _tag: "StartedOver" })}
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
 * Moves money between the member's wallets.
 *
 * Assumed: a dialog of the member centre; the specification has the call and the module, and no place for them.
 */
export const FundTransfer = ({ open, onClose }: Props) => {
  const { t } = useTranslation()
  const refreshFunds = useSetAtom(fundsAtom)
  const close = () => {
    refreshFunds()
    onClose()
  }
  return (
    <Modal open={open} title={t("fund_transfer")} onClose={close}>
      <Content onClose={close} />
    </Modal>
  )
}
