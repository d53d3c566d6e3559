import { useAtom, useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { downlineTransferForm } from "#atoms/agent/teamMoney.ts"
import * as DownlineTransfer from "#domain/cashier/DownlineTransfer.ts"
import { isolated } from "#domain/Name.ts"
import { labelText, listText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { type Draft, useForm } from "#pages/form/useForm.ts"
import { amountText } from "./columns.ts"

interface Props {
  readonly accounts: ReadonlyArray<string>
  readonly open: boolean
  readonly onClose: () => void
}

type Amounts = Readonly<Record<string, string>>

const stored: Draft<Amounts> = {
  form: "agentTransfer",
  toStore: (amounts) => amounts,
  restored: (initial, amounts) => ({ ...initial, ...amounts }),
}

export const DownlineTransferDialog = ({ accounts, open, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const [state, send] = useAtom(downlineTransferForm.formAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const form = useForm<Amounts, "amounts">({
    initial: () => ({}),
    state,
    toFocus: useAtomValue(downlineTransferForm.focusAtom),
    onEdited: (field) => send({ _tag: "Edited", field }),
    draft: stored,
  })
  const amounts = form.values
  const typed = accounts.map((account) => ({ account, typed: amounts[account] ?? "", currency }))
  const submit = form.onSubmit(() => send({ _tag: "Submitted", form: typed }))
  const isWrong = (account: string): boolean =>
    DownlineTransfer.amountOf({ typed: amounts[account] ?? "", currency }) === undefined
  const error = form.errorOf("amounts")
  const firstWrong = accounts.find(isWrong)
  return (
    <>
      <Modal open={open && state._tag === "Editing"} title={t("transfer")} onClose={onClose}>
        <form aria-label={t("transfer")} noValidate onSubmit={submit}>
          {accounts.map((account) => (
            <AmountField
              key={account}
              {...(account === firstWrong ? { ref: form.fieldRef("amounts") } : {})}
              label={t("transfer_amount", { account })}
              currency={currency}
              error={isWrong(account) ? error : ""}
              value={amounts[account] ?? ""}
              onChange={(value) => {
                form.change((before) => ({ ...before, [account]: value }))
                form.edited("amounts")
              }}
            />
          ))}
          <Refusal message={form.refusal} />
          <Button type="submit" variant="primary" wide>
            {t("transfer")}
          </Button>
        </form>
      </Modal>
      <ConfirmMoneyMove
        state={state}
        send={send}
        text={(form) =>
          t("transfer_question", {
            amount: amountText(DownlineTransfer.total(form), currency),
            accounts: listText(
              t,
              i18n.language,
              form.map(({ account }) => isolated(account)),
            ),
          })
        }
        detail={(form) =>
          listText(
            t,
            i18n.language,
            DownlineTransfer.transfers(form).map(({ account, amount }) =>
              labelText(t, isolated(account), amountText(amount, currency)),
            ),
          )
        }
        confirmLabel={t("transfer")}
      />
    </>
  )
}
