import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation } from "wouter"

import { contractDeedAtom, contractsAtoms } from "#atoms/agentContracts.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as AgentContract from "#domain/AgentContract.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"

import styles from "./Contract.module.css"
import { ContractCard } from "./ContractCard.tsx"
import { ContractQuestion, type Intent } from "./ContractQuestion.tsx"
import { Earnings } from "./Earnings.tsx"

const kinds: Readonly<Record<string, AgentContract.Kind>> = {
  [paths.salaryContract]: "salary",
  [paths.dividendContract]: "dividend",
  [paths.hourContract]: "hour",
}

const Section = ({ title, children }: { readonly title: MessageKey; readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <section aria-label={t(title)}>
      <h2 className={styles["group"]}>{t(title)}</h2>
      {children}
    </section>
  )
}

interface StandingProps {
  readonly standing: AgentContract.Standing
  readonly busy: boolean
  readonly onIntend: (intent: Intent) => void
}

const Standing = ({ standing, busy, onIntend }: StandingProps) => {
  const { t } = useTranslation()
  const { asked, held, history } = standing
  return (
    <>
      {asked !== undefined && (
        <Section title="contract_waits">
          <ContractCard contract={asked}>
            <Button wide busy={busy} onPress={() => onIntend({ deed: "refuse", contract: asked })}>
              {t("contract_refuse")}
            </Button>
            <Button
              wide
              variant="primary"
              busy={busy}
              onPress={() => onIntend({ deed: "accept", contract: asked })}
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
              {AgentContract.mayApply(standing, contract) && (
                <Button wide busy={busy} onPress={() => onIntend({ deed: "apply", contract })}>
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

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Unseen>{t("loading")}</Unseen>
      <Skeleton className={styles["bone"]} />
      <Skeleton className={styles["bone"]} />
    </div>
  )
}

const isNone = ({ asked, held, history }: AgentContract.Standing): boolean =>
  asked === undefined && held === undefined && history.length === 0

const Contracts = ({ kind }: { readonly kind: AgentContract.Kind }) => {
  const { t } = useTranslation()
  const remote = useAtomValue(contractsAtoms[kind])
  const ask = useSetAtom(contractsAtoms[kind])
  const busy = useAtomValue(contractDeedAtom)
  const [intent, setIntent] = useState<Intent>()
  const standing = valueOf(remote)
  return (
    <>
      {remote._tag === "Failed" && (
        <FailedState
          compact={standing !== undefined}
          text={`${t("contract_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
          busy={isPending(remote)}
          onRetry={() => ask()}
        />
      )}
      {standing === undefined && remote._tag !== "Failed" && <Waiting />}
      {standing !== undefined && !isNone(standing) && (
        <Standing standing={standing} busy={busy} onIntend={setIntent} />
      )}
      {standing !== undefined && isNone(standing) && <EmptyState text={t("contract_none")} />}
      <Earnings kind={kind} />
      {intent !== undefined && (
        <ContractQuestion kind={kind} intent={intent} onClose={() => setIntent(undefined)} />
      )}
    </>
  )
}

/** Contracts of an agent: one that waits for an answer, the one in force, and those of before (decision 25). */
export const ContractPage = () => {
  const [path] = useLocation()
  const kind = kinds[path] ?? "salary"
  return (
    <main className={styles["page"]}>
      <Contracts key={kind} kind={kind} />
    </main>
  )
}
