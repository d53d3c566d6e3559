import { useAtomValue, useSetAtom } from "jotai"
import { ReceiptText } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { contractsAtoms, isActingOnContractAtom } from "#atoms/agent/agentContracts.ts"
import { paths } from "#config/paths.ts"
import * as AgentContract from "#domain/agent/AgentContract.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { Button } from "#ui/button/Button.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import styles from "./Contract.module.css"
import { ContractCard } from "./ContractCard.tsx"
import { ConfirmContract, type Intent } from "./ConfirmContract.tsx"
import { Earnings } from "./Earnings.tsx"

const kinds: Readonly<Record<string, AgentContract.Kind>> = {
  [paths.salaryContract]: "salary",
  [paths.dividendContract]: "dividend",
  [paths.hourContract]: "hour",
}

const Section = ({ title, children }: { readonly title: MessageKey; readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <section aria-label={t(title)} className={styles["section"]}>
      <h2 className={styles["group"]}>{t(title)}</h2>
      {children}
    </section>
  )
}

interface ContractsProps {
  readonly byStatus: AgentContract.ContractsByStatus
  readonly busy: boolean
  readonly onIntend: (intent: Intent) => void
}

const ContractsByStatus = ({ byStatus, busy, onIntend }: ContractsProps) => {
  const { t } = useTranslation()
  const { asked, held, history } = byStatus
  return (
    <>
      {asked !== undefined && (
        <Section title="contract_waits">
          <ContractCard contract={asked}>
            <Button wide busy={busy} onPress={() => onIntend({ action: "refuse", contract: asked })}>
              {t("contract_refuse")}
            </Button>
            <Button
              wide
              variant="primary"
              busy={busy}
              onPress={() => onIntend({ action: "accept", contract: asked })}
            >
              {t("contract_accept")}
            </Button>
          </ContractCard>
        </Section>
      )}
      {held !== undefined && (
        <Section title="contract_held">
          <ContractCard contract={held} />
        </Section>
      )}
      {history.length > 0 && (
        <Section title="contract_history">
          {history.map((contract) => (
            <ContractCard key={contract.contractId} contract={contract}>
              {AgentContract.mayApply(byStatus, contract) && (
                <Button wide busy={busy} onPress={() => onIntend({ action: "apply", contract })}>
                  {t("contract_apply")}
                </Button>
              )}
            </ContractCard>
          ))}
        </Section>
      )}
    </>
  )
}

const isNone = ({ asked, held, history }: AgentContract.ContractsByStatus): boolean =>
  asked === undefined && held === undefined && history.length === 0

const Contracts = ({ kind }: { readonly kind: AgentContract.Kind }) => {
  const remote = useAtomValue(contractsAtoms[kind])
  const refetch = useSetAtom(contractsAtoms[kind].refetchAtom)
  const busy = useAtomValue(isActingOnContractAtom)
  const [intent, setIntent] = useState<Intent>()
  return (
    <>
      <QueryView
        tellsStale
        remote={remote}
        failed="contract_failed"
        onRetry={() => refetch()}
        skeleton={<SkeletonList count={2} bone={styles["bone"]} />}
        isEmpty={isNone}
        empty={<EmptyList icon={ReceiptText} text="contract_none" next={[paths.agent, paths.memberHome]} />}
      >
        {(byStatus) => <ContractsByStatus byStatus={byStatus} busy={busy} onIntend={setIntent} />}
      </QueryView>
      <Earnings kind={kind} />
      {intent !== undefined && (
        <ConfirmContract kind={kind} intent={intent} onClose={() => setIntent(undefined)} />
      )}
    </>
  )
}

export const ContractPage = () => {
  const [path] = useLocation()
  const kind = kinds[path] ?? "salary"
  return (
    <Page>
      <Contracts key={kind} kind={kind} />
    </Page>
  )
}
