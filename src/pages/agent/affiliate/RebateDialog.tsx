import { useAtomValue, useSetAtom } from "jotai"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import { giveRebatesAtom } from "#atoms/agent/downlines.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import type { Downline } from "#domain/agent/Team.ts"
import { Button } from "#ui/button/Button.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import { Quotas } from "./Quotas.tsx"
import { RateFields } from "./RateFields.tsx"

interface FormProps {
  readonly member: Downline
  readonly quotas: ReadonlyArray<Rebate.Quota>
  readonly onGiven: () => void
}

const Form = ({ member, quotas, onGiven }: FormProps) => {
  const { t } = useTranslation()
  const [rates, setRates] = useState(() => Rebate.ratesOf(quotas, member.rebates))
  const isBusy = useAtomValue(giveRebatesAtom.isRunningAtom)
  const give = useSetAtom(giveRebatesAtom)
  const save = async () => {
    const done = await give({ account: member.account, rates })
    if (done._tag === "Some") onGiven()
  }
  return (
    <>
      <RateFields quotas={quotas} rates={rates} onChange={setRates} />
      <Button variant="primary" wide busy={isBusy} onPress={() => void save()}>
        {t("submit_form")}
      </Button>
    </>
  )
}

interface Props {
  readonly member: Downline
  readonly onClose: () => void
  readonly onGiven: () => void
}

export const RebateDialog = ({ member, onClose, onGiven }: Props) => {
  const { t } = useTranslation()
  return (
    <Modal open title={t("rebates_of", { account: member.account })} onClose={onClose}>
      <Quotas>{(quotas) => <Form member={member} quotas={quotas} onGiven={onGiven} />}</Quotas>
    </Modal>
  )
}
