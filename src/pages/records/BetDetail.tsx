import { useAtomValue, useSetAtom } from "jotai"
import { useMemo, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { betDetailAtomOf, cancelPartAtom } from "#atoms/bets.ts"
import { currencyAtom } from "#atoms/currency.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as Bet from "#domain/Bet.ts"
import * as Moment from "#domain/Moment.ts"
import * as Money from "#domain/Money.ts"
import { Button } from "#ui/basic/Button.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"
import { Question } from "#ui/overlay/Question.tsx"
import { FactList } from "#ui/records/FactList.tsx"

import { BetState } from "./BetState.tsx"
import { Change, Sum } from "./Change.tsx"
import styles from "./Records.module.css"

interface FactsProps {
  readonly bet: Bet.Bet
  readonly vendor: string
}

const Facts = ({ bet, vendor }: FactsProps) => {
  const { t } = useTranslation()
  const result = Bet.resultOf(bet)
  const facts = [
    { label: t("bet_number"), value: bet.orderId },
    { label: t("record_time"), value: Moment.format(bet.time) },
    { label: t("vendor"), value: vendor },
    ...(bet.issue === undefined ? [] : [{ label: t("bet_issue"), value: bet.issue }]),
    { label: t("stake"), value: <Sum amount={bet.stake} /> },
    { label: t("bet_paid_out"), value: <Sum amount={bet.win} /> },
    { label: t("bet_state"), value: <BetState bet={bet} /> },
    ...(result === undefined ? [] : [{ label: t("bet_result"), value: <Change amount={result} /> }]),
  ]
  return <FactList facts={facts} />
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
      <BetState bet={part} />
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
  /** A part was taken back. */
  readonly onCancelled: () => void
}

/** The parts of a bet, of which each open one can be taken back after a question (decision 7). */
const Parts = ({ parts, onCancelled }: PartsProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Bet.BetPart>()
  const cancel = useSetAtom(cancelPartAtom)
  const isBusy = useAtomValue(cancelPartAtom)
  const currency = useAtomValue(currencyAtom)
  const confirm = async ({ suborderId }: Bet.BetPart) => {
    const isDone = await cancel(suborderId)
    setAsked(undefined)
    if (isDone) onCancelled()
  }
  const amount = `${currency} ${Money.format(asked?.stake ?? 0)}`.trim()
  return (
    <section className={styles["parts"]}>
      <h3 className={styles["partsTitle"]}>{t("bet_parts")}</h3>
      <ul>
        {parts.map((part) => (
          <Part key={part.suborderId} part={part} onAsk={() => setAsked(part)} />
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        text={t("bet_cancel_question")}
        detail={t("bet_cancel_detail", { numbers: asked?.content ?? "", amount })}
        cancelLabel={t("bet_keep")}
        confirmLabel={t("bet_cancel_part")}
        danger
        busy={isBusy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && void confirm(asked)}
      />
    </section>
  )
}

interface Props extends FactsProps {
  readonly onChanged: () => void
}

const LotteryBet = ({ bet, vendor, onChanged }: Props) => {
  const { t } = useTranslation()
  const detailAtom = useMemo(() => betDetailAtomOf(bet.orderId), [bet.orderId])
  const remote = useAtomValue(detailAtom)
  const ask = useSetAtom(detailAtom)
  const detail = valueOf(remote)
  const refresh = () => {
    ask()
    onChanged()
  }
  return (
    <>
      <Facts bet={detail ?? bet} vendor={vendor} />
      {remote._tag === "Failed" && (
        <FailedState
          compact
          text={`${t("record_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
          onRetry={() => ask()}
        />
      )}
      {detail === undefined && remote._tag === "Loading" && <Spinner />}
      {detail !== undefined && <Parts parts={detail.suborders} onCancelled={refresh} />}
    </>
  )
}

export interface BetDetailProps {
  readonly bet: Bet.Bet | undefined
  readonly source: Bet.Source
  readonly vendor: string
  /** `changed` when a part was taken back meanwhile. */
  readonly onClose: (changed: boolean) => void
}

/** All that is known of a bet; of one on a lottery its parts too. */
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
