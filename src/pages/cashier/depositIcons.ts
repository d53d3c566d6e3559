import { CreditCard, Landmark, type LucideIcon, MessageCircle, QrCode, Wallet } from "lucide-react"

import type { Method } from "#domain/Deposit.ts"

/** The sign of each way to pay. */
export const depositIcons: Readonly<Record<Method, LucideIcon>> = {
  MANUAL: Landmark,
  ALIPAY: QrCode,
  QQ: Wallet,
  WECHAT: MessageCircle,
  GATEWAY: CreditCard,
}
