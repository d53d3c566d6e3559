import { useAtomValue } from "jotai"
import { CircleHelp, Headset } from "lucide-react"
import { useTranslation } from "react-i18next"

import { licenceAtom } from "#atoms/frame/merchant.ts"
import { paths } from "#config/paths.ts"
import { Button, ButtonLink } from "#ui/basic/Button.tsx"

import { useCustomerService } from "../frame/useCustomerService.ts"
import { useEnter } from "../frame/useEnter.ts"
import styles from "./Cashier.module.css"

/** Help below the payment methods, and the operator's licence. */
export const CashierHelp = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const openService = useCustomerService()
  const licence = useAtomValue(licenceAtom)
  return (
    <footer className={styles["help"]}>
      <div className={styles["helpLinks"]}>
        <ButtonLink size="small" icon={<CircleHelp />} {...enter(paths.help)}>
          {t("title_help")}
        </ButtonLink>
        <Button size="small" icon={<Headset />} onPress={openService}>
          {t("customer_service")}
        </Button>
      </div>
      {licence !== undefined && (
        <p className={styles["licence"]}>
          {licence.url === "" ? (
            licence.text
          ) : (
            <a href={licence.url} target="_blank" rel="noopener noreferrer">
              {licence.text}
            </a>
          )}
        </p>
      )}
    </footer>
  )
}
