import { useAtomValue, useSetAtom } from "jotai"
import { Copy, Download } from "lucide-react"
import { useTranslation } from "react-i18next"

import { copyAtom } from "#atoms/copying.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import * as QrCode from "#domain/cashier/QrCode.ts"
import { isIos } from "#domain/frame/Platform.ts"
import { download, share } from "#ui/basic/sharing.ts"
import { Button } from "#ui/button/Button.tsx"
import { qrFile } from "#ui/media/qrCode.ts"
import { QrPicture } from "#ui/media/QrPicture.tsx"

import styles from "#pages/cashier/Cashier.module.css"

const SavePicture = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation()
  const platform = useAtomValue(platformAtom)
  const copy = useSetAtom(copyAtom)
  const save = async () => {
    const file = await qrFile(code, "payment.png")
    if (file === undefined) copy(code)
    // A download on iOS is not among the photos, where payment apps look for a code.
    else if (!isIos(platform) || !(await share({ files: [file] }))) download(file)
  }
  return (
    <Button wide icon={<Download />} onPress={() => void save()}>
      {t("save_code")}
    </Button>
  )
}

export const PaymentCode = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation()
  const copy = useSetAtom(copyAtom)
  const isDrawn = QrCode.isReadable(code)
  return (
    <>
      {isDrawn && (
        <>
          <p className={styles["caption"]} aria-hidden>
            {t("scan_to_pay")}
          </p>
          <QrPicture label={t("scan_to_pay")} text={code} />
          <SavePicture code={code} />
        </>
      )}
      <Button wide icon={<Copy />} onPress={() => copy(code)}>
        {t("copy_field", { name: t("payment_code") })}
      </Button>
      <p className={styles["caption"]}>{t("payment_code_hint")}</p>
    </>
  )
}
