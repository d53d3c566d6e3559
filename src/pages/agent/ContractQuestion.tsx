import { useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { contractDeedAtom, type Deed } from "#atoms/agentContracts.ts"
import { type AgentContract, type Kind, periodName } from "#domain/AgentContract.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Question } from "#ui/overlay/Question.tsx"

/** What an agent is about to do with a contract. */
export interface Intent {
  readonly deed: Deed
  readonly contract: AgentContract
}

const words: Readonly<Record<Deed, { readonly question: MessageKey; readonly confirm: MessageKey }>> = {
  accept: { question: "contract_accept_question", confirm: "contract_accept" },
  refuse: { question: "contract_refuse_question", confirm: "contract_refuse" },
  apply: { question: "contract_apply_question", confirm: "contract_apply" },
}

interface Props {
  readonly kind: Kind
  readonly intent: Intent
  readonly onClose: () => void
}

/** An answer to a contract binds: it is asked for once more. */
export const ContractQuestion = ({ kind, intent: { deed, contract }, onClose }: Props) => {
  const { t } = useTranslation()
  const act = useSetAtom(contractDeedAtom)
  const { contractId, period } = contract
  const name = periodName(period)
  return (
    <Question
      open
      danger={deed === "refuse"}
      text={t(words[deed].question)}
      detail={`${t("contract_number", { id: contractId })}: ${name === undefined ? period : t(name)}`}
      confirmLabel={t(words[deed].confirm)}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void act({ kind, deed, contractId })
      }}
    />
  )
}
