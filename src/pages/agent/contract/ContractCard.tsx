import { useId, type ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { type AgentContract, periodName, type Status } from "#domain/agent/AgentContract.ts"
import * as Money from "#domain/Money.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { StateMark, type StateTone } from "#ui/records/StateMark.tsx"

import styles from "./Contract.module.css"

const marks: Readonly<Record<Status, { readonly text: MessageKey; readonly tone: StateTone }>> = {
  asked: { text: "contract_state_asked", tone: "open" },
  accepted: { text: "contract_state_accepted", tone: "good" },
  refused: { text: "contract_state_refused", tone: "bad" },
  unknown: { text: "contract_state_unknown", tone: "plain" },
}

interface Props {
  readonly contract: AgentContract
  readonly children?: ReactNode
}

export const ContractCard = ({ contract, children }: Props) => {
  const { t } = useTranslation()
  const title = useId()
  const mark = marks[contract.status]
  const period = periodName(contract.period)
  return (
    <article className={styles["card"]} aria-labelledby={title}>
      <header className={styles["head"]}>
        <h3 id={title} className={styles["title"]}>
          {t("contract_number", { id: contract.contractId })}
        </h3>
        <StateMark text={t(mark.text)} tone={mark.tone} />
      </header>
      <p className={styles["period"]}>{period === undefined ? contract.period : t(period)}</p>
      <table className={styles["terms"]} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t("contract_turnover")}</th>
            <th scope="col">{t("contract_up_to")}</th>
            <th scope="col">{t("column_rate")}</th>
          </tr>
        </thead>
        <tbody>
          {contract.terms.map(({ from, to, rate }) => (
            <tr key={`${from} ${to}`}>
              <td>{Money.format(from)}</td>
              <td>{to === null ? t("contract_open_end") : Money.format(to)}</td>
              <td className={styles["rate"]}>{Rebate.shown(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </article>
  )
}
