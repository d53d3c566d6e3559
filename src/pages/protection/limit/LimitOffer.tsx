import { useAtomValue, useSetAtom } from "jotai"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"

import { closeOfferAtom, isLimitOfferedAtom } from "#atoms/protection/limitOffer.ts"
import { paths } from "#config/paths.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { useEnter } from "#pages/view/useEnter.ts"

import styles from "./LimitOffer.module.css"

interface Props {
  readonly link: { readonly href: string; readonly onPress?: Press | undefined }
  readonly onClose: () => void
}

export const LimitOfferNotice = ({ link, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <section aria-label={t("limit_deposit")} className={styles["offer"]}>
      <p className={styles["text"]}>{t("offer_limit")}</p>
      <IconButton label={t("close")} onPress={onClose}>
        <X />
      </IconButton>
      <div className={styles["link"]}>
        <ButtonLink size="small" {...link}>
          {t("set_deposit_limit")}
        </ButtonLink>
      </div>
    </section>
  )
}

export const LimitOffer = () => {
  const enter = useEnter()
  const close = useSetAtom(closeOfferAtom)
  return (
    useAtomValue(isLimitOfferedAtom) && <LimitOfferNotice link={enter(paths.protection)} onClose={close} />
  )
}
