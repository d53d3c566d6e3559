import { useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { runContractActionAtom, type ContractAction } from "#atoms/agent/agentContracts.ts"
import { type AgentContract, type Kind, periodName } from "#domain/agent/AgentContract.ts"
import { isolated } from "#domain/Name.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { labelText } from "#i18n/formatting.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

export interface Intent {
  readonly action: ContractAction
  readonly contract: AgentContract
}

const words: Readonly<
  Record<ContractAction, { readonly question: MessageKey; readonly confirm: MessageKey }>
> = {
  accept: { question: "contract_accept_question", confirm: "contract_accept" },
  refuse: { question: "contract_refuse_question", confirm: "contract_refuse" },
  apply: { question: "contract_apply_question", confirm: "contract_apply" },
}

interface Props {
  readonly kind: Kind
  readonly intent: Intent
  readonly onClose: () => void
}

export const ConfirmContract = ({ kind, intent: { action, contract }, onClose }: Props) => {
  const { t } = useTranslation()
  const run = useSetAtom(runContractActionAtom)
  const { contractId, period } = contract
  const name = periodName(period)
  return (
    <ConfirmDialog
      open
      danger={action === "refuse"}
      text={t(words[action].question)}
      detail={labelText(
        t,
        t("contract_number", { id: isolated(contractId) }),
        name === undefined ? isolated(period) : t(name),
      )}
      confirmLabel={t(words[action].confirm)}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void run({ kind, action, contractId })
      }}
    />
  )
}
