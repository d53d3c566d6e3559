import { CloudOff, Construction, MapPinOff, ShieldBan } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { serviceLinksAtom } from "#atoms/merchant.ts"
import { gateAtom, isRequestingStatusAtom } from "#atoms/system/gate.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Button } from "#ui/button/Button.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import styles from "./GatePage.module.css"

export type GateReason = "maintenance" | "blocked" | "region" | "down"

const faces: Readonly<
  Record<
    GateReason,
    { readonly title: MessageKey; readonly text: MessageKey; readonly Icon: typeof CloudOff }
  >
> = {
  maintenance: { title: "gate_maintenance_title", text: "gate_maintenance", Icon: Construction },
  blocked: { title: "gate_ip_blocked_title", text: "gate_ip_blocked", Icon: ShieldBan },
  region: { title: "gate_region_title", text: "gate_region", Icon: MapPinOff },
  down: { title: "gate_down_title", text: "gate_down", Icon: CloudOff },
}

interface Props {
  readonly reason: GateReason
  /** The player's IP address as the backend sees it; "" when unknown. */
  readonly ip: string
}

export const GatePage = ({ reason, ip }: Props) => {
  const { t } = useTranslation()
  const send = useSetAtom(gateAtom)
  const requesting = useAtomValue(isRequestingStatusAtom)
  const links = valueOf(useAtomValue(serviceLinksAtom)) ?? []
  const { title, text, Icon } = faces[reason]
  return (
    <Page className={styles["gate"]}>
      <Icon className={styles["icon"]} aria-hidden />
      <h1 className={styles["title"]}>{t(title)}</h1>
      <p className={styles["text"]}>{t(text)}</p>
      {ip !== "" && <p className={styles["address"]}>{t("gate_your_address", { ip })}</p>}
      <Button variant="primary" wide busy={requesting} onPress={() => send({ _tag: "Asked" })}>
        {t("try_again")}
      </Button>
      {links.length > 0 && (
        <nav aria-label={t("customer_service")} className={styles["links"]}>
          <p className={styles["contact"]}>{t("gate_contact")}</p>
          {links.map(({ title: name, url }) => (
            <PressLink key={url} href={url} elsewhere className={styles["link"]}>
              {name === "whatsapp" ? t("whatsapp") : t("customer_service")}
            </PressLink>
          ))}
        </nav>
      )}
    </Page>
  )
}
