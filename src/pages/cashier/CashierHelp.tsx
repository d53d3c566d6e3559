import { useAtomValue } from "jotai"
import { CircleHelp, Headset, ShieldCheck } from "lucide-react"
import { useTranslation } from "react-i18next"

import { licenceAtom, moduleAtom } from "#atoms/merchant.ts"
import { paths } from "#config/paths.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import { Licence } from "#ui/frame/footer/Licence.tsx"

import { useCustomerService } from "../frame/menu/useCustomerService.ts"
import { useEnter } from "#pages/view/useEnter.ts"
import styles from "./Cashier.module.css"

export const CashierHelp = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const openService = useCustomerService()
  const isProtected = useAtomValue(moduleAtom)("RGLIMIT3")
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
        {isProtected && (
          <ButtonLink size="small" icon={<ShieldCheck />} {...enter(paths.protection)}>
            {t("title_protection")}
          </ButtonLink>
        )}
      </div>
      {licence !== undefined && (
        <p className={styles["licence"]}>
          <Licence {...licence} />
        </p>
      )}
    </footer>
  )
}
