import { Headset } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"

import { useCustomerService } from "#pages/frame/menu/useCustomerService.ts"

export const CustomerServiceButton = () => {
  const { t } = useTranslation()
  return (
    <Button variant="primary" icon={<Headset />} onPress={useCustomerService()}>
      {t("customer_service")}
    </Button>
  )
}
