import { useTranslation } from "react-i18next"

import * as Rebate from "#domain/agent/Rebate.ts"
import { categoryName } from "#domain/games/Vendor.ts"
import { Select } from "#ui/form/text/Select.tsx"

import styles from "./AgentRegister.module.css"

interface Props {
  readonly quotas: ReadonlyArray<Rebate.Quota>
  readonly rates: Rebate.Rates
  readonly onChange: (rates: Rebate.Rates) => void
}

export const RateFields = ({ quotas, rates, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles["rates"]}>
      <legend className={styles["legend"]}>{t("rebates_hint")}</legend>
      <div className={styles["grid"]}>
        {quotas.map((quota) => (
          <Select
            key={quota.product}
            label={t(categoryName(quota.product))}
            options={Rebate.choices(quota).map((rate) => ({
              value: String(rate),
              label: Rebate.shown(rate),
            }))}
            value={String(rates[quota.product] ?? quota.min)}
            onChange={(event) => onChange({ ...rates, [quota.product]: Number(event.currentTarget.value) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
