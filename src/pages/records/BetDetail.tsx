import { useAtomValue, useSetAtom } from "jotai"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"

import { betDetailAtomOf, cancelPartAtom, isCancellingPartAtom } from "#atoms/records/bets.ts"
import { copyAtom } from "#atoms/copying.ts"
import { currencyAtom } from "#atoms/cashier/wallet.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as Bet from "#domain/records/Bet.ts"
import * as Money from "#domain/Money.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import { FactList } from "#ui/text/FactList.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { BetState } from "./BetState.tsx"
import { Change, Sum } from "./MoneyAmounts.tsx"
import styles from "./Records.module.css"

interface FactsProps {
  readonly bet: Bet.Bet
  readonly vendor: string
}

const Facts = ({ bet, vendor }: FactsProps) => {
  const { t, i18n } = useTranslation()
  const copy = useSetAtom(copyAtom)
  const result = Bet.resultOf(bet)
  const facts = [
    { label: t("bet_number"), value: bet.orderId, copy: bet.orderId },
    { label: t("record_time"), value: dateTimeText(i18n.language, bet.time) },
    { label: t("vendor"), value: vendor },
    ...(bet.issue === undefined ? [] : [{ label: t("bet_issue"), value: bet.issue }]),
    { label: t("stake"), value: <Sum amount={bet.stake} /> },
    { label: t("bet_paid_out"), value: <Sum amount={bet.win} /> },
    { label: t("bet_state"), value: <BetState state={Bet.outcomeOf(bet)} status={bet.status} /> },
  ]
  return (
    <>
      {result !== undefined && (
        <div className={styles["net"]}>
          <p className={styles["netLabel"]}>{t("bet_result")}</p>
          <p className={styles["netFigure"]}>
            <Change amount={result} />
          </p>
        </div>
      )}
      <FactList facts={facts} onCopy={copy} />
    </>
  )
}

interface PartProps {
  readonly part: Bet.BetPart
  readonly onAsk: () => void
}

const Part = ({ part, onAsk }: PartProps) => {
  const { t } = useTranslation()
  return (
    <li className={styles["part"]}>
      <div className={styles["partLine"]}>
        <span className={styles["partContent"]}>{part.content}</span>
        <Sum amount={part.stake} />
      </div>
      <BetState state={Bet.stateOf(part)} status={part.status} />
      {Bet.isOpen(part) && (
        <Button size="small" variant="danger" wide onPress={onAsk}>
          {t("bet_cancel_part")}
        </Button>
      )}
    </li>
  )
}

interface PartsProps {
  readonly parts: ReadonlyArray<Bet.BetPart>
  readonly onCancelled: () => void
}

const Parts = ({ parts, onCancelled }: PartsProps) => {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Bet.BetPart>()
  const cancel = useSetAtom(cancelPartAtom)
  const isBusy = useAtomValue(isCancellingPartAtom)
  const currency = useAtomValue(currencyAtom)
  const confirm = async ({ suborderId }: Bet.BetPart) => {
    await cancel(suborderId)
    setChosen(undefined)
    // Refetches the bet even after a failure, because the cancellation may have succeeded.
    onCancelled()
  }
  const amount = Money.inCurrency(chosen?.stake ?? 0, currency)
  return (
    <section className={styles["parts"]}>
      <h3 className={styles["partsTitle"]}>{t("bet_parts")}</h3>
      <ul>
        {parts.map((part) => (
          <Part key={part.suborderId} part={part} onAsk={() => setChosen(part)} />
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        text={t("bet_cancel_question")}
        detail={t("bet_cancel_detail", { numbers: chosen?.content ?? "", amount })}
        cancelLabel={t("bet_keep")}
        confirmLabel={t("bet_cancel_part")}
        danger
        busy={isBusy}
        onCancel={() => setChosen(undefined)}
        onConfirm={() => chosen !== undefined && void confirm(chosen)}
      />
    </section>
  )
}

interface Props extends FactsProps {
  readonly onChanged: () => void
}

const LotteryBet = ({ bet, vendor, onChanged }: Props) => {
  const detailAtom = useMemo(() => betDetailAtomOf(bet.orderId), [bet.orderId])
  const remote = useAtomValue(detailAtom)
  const refetch = useSetAtom(detailAtom.refetchAtom)
  const detail = valueOf(remote)
  const refresh = () => {
    refetch()
    onChanged()
  }
  return (
    <>
      <Facts bet={detail ?? bet} vendor={vendor} />
      <QueryView
        compact
        tellsStale
        remote={remote}
        failed="record_failed"
        onRetry={() => refetch()}
        skeleton={<Spinner />}
      >
        {({ suborders }) => <Parts parts={suborders} onCancelled={refresh} />}
      </QueryView>
    </>
  )
}

export interface BetDetailProps {
  readonly bet: Bet.Bet | undefined
  readonly source: Bet.Source
  readonly vendor: string
  /** `changed` is true after a suborder was cancelled. */
  readonly onClose: (changed: boolean) => void
}

export const BetDetail = ({ bet, source, vendor, onClose }: BetDetailProps) => {
  const { t } = useTranslation()
  const [changed, setChanged] = useState(false)
  const close = () => {
    setChanged(false)
    onClose(changed)
  }
  return (
    <Modal open={bet !== undefined} title={bet?.gameName || t("bet_detail")} onClose={close}>
      {bet !== undefined && source === "games" && <Facts bet={bet} vendor={vendor} />}
      {bet !== undefined && source === "lottery" && (
        <LotteryBet bet={bet} vendor={vendor} onChanged={() => setChanged(true)} />
      )}
    </Modal>
  )
}
