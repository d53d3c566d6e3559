import { useAtomValue, useSetAtom } from "jotai"
import { ArrowDownUp } from "lucide-react"
import { useTranslation } from "react-i18next"

import { currencyAtom, moneyTextAtom } from "#atoms/cashier/wallet.ts"
import { transferAtom, transferFocusAtom, walletsAtom } from "#atoms/cashier/funds.ts"
import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { down } from "#domain/Decimal.ts"
import * as Funds from "#domain/cashier/Funds.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { Message } from "#i18n/messages.ts"
import { Button } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { FactList } from "#ui/text/FactList.tsx"

import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { isUnsettled } from "#pages/cashier/unsettled/isUnsettled.ts"
import { Unsettled } from "#pages/cashier/unsettled/Unsettled.tsx"
import { draftOf, textField, useForm } from "#pages/form/useForm.ts"
import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"
import styles from "./FundTransfer.module.css"
import { Held } from "./Held.tsx"

const useNames = () => {
  const wallets = useAtomValue(walletsAtom)
  return (code: string) => {
    const wallet = wallets.find(({ vassalage }) => vassalage === code)
    return wallet === undefined ? code : Funds.walletName(wallet)
  }
}

// The linked page says until when the transfer is refused, and what stays open.
const isPlayRefused = (refusal: Message | undefined): boolean =>
  refusal?.key === "on_break" || refusal?.key === "self_excluded"

const stored = draftOf<Funds.Typed, Funds.Field>("transfer", Funds.fields)

const useTransferForm = () => {
  const wallets = useAtomValue(walletsAtom)
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const currency = useAtomValue(currencyAtom)
  const form = useForm({
    initial: () => Funds.nothing,
    state,
    toFocus: useAtomValue(transferFocusAtom),
    onEdited: (field: Funds.Field) => send({ _tag: "Edited", field }),
    draft: stored,
  })
  return {
    ...form,
    wallets,
    field: (name: Funds.Field) => textField(form, name),
    swap: () => form.change(({ from, to, amount }) => ({ from: to, to: from, amount })),
    submit: form.onSubmit((typed) => send({ _tag: "Submitted", form: { typed, wallets, currency } })),
  }
}

const Form = () => {
  const { t } = useTranslation()
  const { values: typed, wallets, refusal, field, edit, swap, submit } = useTransferForm()
  const moneyText = useAtomValue(moneyTextAtom)
  const hidesBalance = useAtomValue(hidesBalanceAtom)
  const held = Funds.balanceIn(typed.from, wallets)
  const hint = hidesBalance ? (
    <>
      {t("balance")} <Held amount={held} />
    </>
  ) : (
    t("wallet_holds", { amount: moneyText(down(held ?? 0)) })
  )
  const whole = Funds.wholeIn(typed.from, wallets)
  const options = wallets.map((wallet) => ({
    value: wallet.vassalage,
    label: Funds.walletName(wallet),
  }))
  return (
    <form aria-label={t("fund_transfer")} noValidate onSubmit={submit}>
      <Select {...field("from")} label={t("from_wallet")} placeholder={t("choose")} options={options} />
      <div className={styles["swap"]}>
        <IconButton label={t("swap_wallets")} onPress={swap}>
          <ArrowDownUp />
        </IconButton>
      </div>
      <Select {...field("to")} label={t("to_wallet")} placeholder={t("choose")} options={options} />
      <AmountField
        {...field("amount")}
        label={t("amount")}
        currency={useAtomValue(currencyAtom)}
        hint={held === undefined ? undefined : hint}
        whole={whole && { value: whole, label: t("whole_amount") }}
        onChange={(amount) => edit("amount", amount)}
      />
      <Refusal message={refusal} />
      {isPlayRefused(refusal) && <ProtectionLink />}
      <Button type="submit" variant="primary" wide>
        {t("transfer")}
      </Button>
    </form>
  )
}

const Receipt = ({ onOk }: { readonly onOk: () => void }) => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  if (state._tag !== "Done") return null
  return (
    <>
      <p role="status" className={styles["done"]}>
        {t("wallet_transfer_done")}
      </p>
      <FactList
        facts={state.receipt.wallets.map((wallet) => ({
          label: Funds.walletName(wallet),
          value: <Held amount={wallet.balance} />,
        }))}
      />
      <Button variant="primary" wide onPress={onOk}>
        {t("ok")}
      </Button>
    </>
  )
}

const WalletChange = ({ name, before, after }: Funds.Change) => (
  <>
    <bdi className={styles["wallet"]}>{name}</bdi>
    {before !== undefined && after !== undefined && (
      <span className={styles["change"]}>
        <Held amount={before} /> → <Held amount={after} />
      </span>
    )}
  </>
)

const Asked = () => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const moneyText = useAtomValue(moneyTextAtom)
  const amountOf = ({ typed, currency }: Funds.Draft) =>
    moneyText(TypedAmount.read(typed.amount, currency) ?? 0)
  return (
    <ConfirmMoneyMove
      state={state}
      send={send}
      text={(form) => t("wallet_transfer_question", { amount: amountOf(form) })}
      facts={(form) => [
        { label: t("from_wallet"), value: <WalletChange {...Funds.changeOf(form, "from")} /> },
        { label: t("to_wallet"), value: <WalletChange {...Funds.changeOf(form, "to")} /> },
      ]}
      confirmLabel={t("transfer")}
      amount={amountOf}
    />
  )
}

export const UnsettledTransfer = () => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const moneyText = useAtomValue(moneyTextAtom)
  const nameOf = useNames()
  return (
    <Unsettled
      kind="transfer"
      state={state}
      send={send}
      facts={({ typed, currency }) => [
        { label: t("from_wallet"), value: nameOf(typed.from) },
        { label: t("to_wallet"), value: nameOf(typed.to) },
        { label: t("amount"), value: moneyText(TypedAmount.read(typed.amount, currency) ?? 0) },
      ]}
    />
  )
}

const Content = ({ onClose }: { readonly onClose: () => void }) => {
  const { _tag: step, formNumber } = useAtomValue(transferAtom)
  return (
    <>
      {step === "Done" ? <Receipt onOk={onClose} /> : <Form key={formNumber} />}
      <Asked />
    </>
  )
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Assumed: the transfer is a dialog of the member centre; the specification has the call, but no page. */
export const FundTransfer = ({ open, onClose }: Props) => {
  const { t } = useTranslation()
  const state = useAtomValue(transferAtom)
  const send = useSetAtom(transferAtom)
  const close = () => {
    send({ _tag: "PageLeft" })
    onClose()
  }
  const isShown = state._tag === "Done" || (open && state._tag !== "Opening" && !isUnsettled(state))
  return (
    <Modal open={isShown} title={t("fund_transfer")} onClose={close}>
      <Content onClose={close} />
    </Modal>
  )
}
